// Sounds, made when they are needed from a few sines and a little noise. Each can be told from the others
// with closed eyes.

import type { EffectView } from "../rules/package";
import { settings } from "../settings/settings.svelte";
import { rested } from "../shell/frames";

export type Sound =
  "move" | "place" | "capture" | "trap" | "become" | "turn" | "refused" | "low" | "won" | "lost" | "over";

/** A sound comes after so many milliseconds, even if the page never rests. */
const LATEST = 500;

let context: AudioContext | undefined;

/**
 * Gets ready for sounds with the first gesture, before which browsers allow none. That takes a
 * while, so it is done when the page has nothing else to do.
 */
export function prepare(): void {
  if (navigator.userActivation.hasBeenActive) return void rested(LATEST).then(wake);
  for (const gesture of ["pointerdown", "keydown"]) {
    addEventListener(gesture, () => void rested(LATEST).then(wake), { once: true, capture: true });
  }
}

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (context) make(sound);
  else void rested(LATEST).then(() => make(sound));
}

function make(sound: Sound): void {
  wake();
  if (!settings.sounds || !context) return;
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

function wake(): void {
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
  } catch {
    // A device without sound is no reason not to play.
  }
}

/** How an action sounds, by what it does: what weighs most is heard. */
export function soundOf(effects: readonly EffectView[]): Sound {
  const has = (what: EffectView["what"]): boolean => effects.some((effect) => effect.what === what);
  const trodden = new Set(effects.flatMap((effect) => (effect.what === "moved" ? effect.path : [])));
  const captured = effects.flatMap((effect) => (effect.what === "captured" ? [effect.at] : []));
  // What is captured where nothing came has been trapped by others around it.
  if (captured.length > 0) return captured.some((cell) => trodden.has(cell)) ? "capture" : "trap";
  if (has("became")) return "become";
  if (has("turned")) return "turn";
  return has("placed") ? "place" : "move";
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  // A piece of wood put down on wood.
  move: (audio, at) => {
    tap(audio, at, 900, 0.05, 0.5);
    tone(audio, at, 190, 0.08, 0.25);
  },
  // Lighter, and from a little higher.
  place: (audio, at) => {
    tap(audio, at, 1700, 0.035, 0.4);
    tone(audio, at, 310, 0.07, 0.2);
    tap(audio, at + 0.055, 1200, 0.025, 0.18);
  },
  // One piece knocks another away.
  capture: (audio, at) => {
    tap(audio, at, 1400, 0.05, 0.6);
    tap(audio, at + 0.07, 700, 0.08, 0.6);
    tone(audio, at + 0.07, 140, 0.12, 0.3);
  },
  // A gate falls: two knocks from both sides, and what they close on sinks.
  trap: (audio, at) => {
    tap(audio, at, 1100, 0.04, 0.5);
    tap(audio, at + 0.05, 1100, 0.04, 0.5);
    tone(audio, at + 0.1, 220, 0.3, 0.3, 70);
    tap(audio, at + 0.1, 320, 0.16, 0.5);
  },
  // A bell for somebody who has become more.
  become: (audio, at) => {
    bell(audio, at, 523, 0.5, 0.11);
    bell(audio, at + 0.09, 784, 0.7, 0.11);
  },
  // A plate of metal turns on another, and falls into place.
  turn: (audio, at) => {
    rub(audio, at, 500, 1500, 0.26, 0.22);
    tap(audio, at + 0.26, 800, 0.05, 0.45);
    tone(audio, at + 0.26, 150, 0.09, 0.25);
  },
  refused: (audio, at) => tone(audio, at, 110, 0.14, 0.25),
  // A clock that ticks: two short, dry beats, twice.
  low: (audio, at) =>
    [0, 0.16, 0.42, 0.58].forEach((later, index) =>
      tap(audio, at + later, index % 2 === 0 ? 2600 : 2000, 0.03, 0.5),
    ),
  // A fanfare upward.
  won: (audio, at) => {
    [523, 659, 784].forEach((pitch, index) => bell(audio, at + index * 0.11, pitch, 0.5, 0.1));
    [523, 659, 784, 1047].forEach((pitch) => bell(audio, at + 0.36, pitch, 1.3, 0.07));
  },
  // Two soft steps downward, without reproach.
  lost: (audio, at) => {
    [392, 330, 262].forEach((pitch, index) => tone(audio, at + index * 0.2, pitch, 0.55, 0.11));
    tone(audio, at + 0.4, 131, 0.9, 0.12);
  },
  // An end that is nobody's.
  over: (audio, at) => [523, 523].forEach((pitch, index) => bell(audio, at + index * 0.2, pitch, 0.6, 0.09)),
};

/** A tone of a pitch in hertz that fades over some seconds; it can slide to another pitch meanwhile. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  seconds: number,
  loudness: number,
  end = pitch,
): void {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  if (end !== pitch) {
    oscillator.frequency.setValueAtTime(pitch, at);
    oscillator.frequency.exponentialRampToValueAtTime(end, at + seconds);
  }
  oscillator.connect(fade(audio, at, seconds, loudness));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A tone with the overtones of a small bell, of which the high ones fade first. */
function bell(audio: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  tone(audio, at, pitch, seconds, loudness);
  tone(audio, at, pitch * 2.76, seconds * 0.4, loudness * 0.35);
  tone(audio, at, pitch * 5.4, seconds * 0.15, loudness * 0.18);
}

/** A short noise around a pitch. */
function tap(audio: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  hiss(audio, at, pitch, pitch, 2, seconds).connect(fade(audio, at, seconds, loudness));
}

/** A noise that slides from one pitch to another, as when something is rubbed. */
function rub(
  audio: AudioContext,
  at: number,
  pitch: number,
  end: number,
  seconds: number,
  loudness: number,
): void {
  hiss(audio, at, pitch, end, 4, seconds).connect(fade(audio, at, seconds, loudness));
}

function hiss(
  audio: AudioContext,
  at: number,
  pitch: number,
  end: number,
  sharpness: number,
  seconds: number,
): AudioNode {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharpness });
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(end, at + seconds);
  source.connect(filter);
  source.start(at);
  return filter;
}

/** A way to the loudspeaker that becomes silent within some seconds. */
function fade(audio: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
