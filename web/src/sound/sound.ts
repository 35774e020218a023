// Sounds, made when they are needed from a few sines and a little noise.

import type { EffectView } from "../rules/package";
import { settings } from "../settings/settings.svelte";

export type Sound = "move" | "capture" | "become" | "refused" | "won" | "over";

/** A sound comes after so many milliseconds, even if the page never rests. */
const LATEST = 500;

let context: AudioContext | undefined;

/**
 * Gets ready for sounds with the first gesture, before which browsers allow none. That takes a
 * while, so it is done when the page has nothing else to do.
 */
export function prepare(): void {
  if (navigator.userActivation.hasBeenActive) return rest(wake);
  for (const gesture of ["pointerdown", "keydown"]) {
    addEventListener(gesture, () => rest(wake), { once: true, capture: true });
  }
}

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (context) make(sound);
  else rest(() => make(sound));
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

/** How an action sounds, by what it does. */
export function soundOf(effects: readonly EffectView[]): Sound {
  if (effects.some(({ what }) => what === "captured")) return "capture";
  return effects.some(({ what }) => what === "became") ? "become" : "move";
}

/** Does something when the page rests; some browsers do not say when that is. */
function rest(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: LATEST });
  else setTimeout(then);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  // A piece of wood put down on wood.
  move: (audio, at) => {
    tap(audio, at, 900, 0.05, 0.5);
    tone(audio, at, 190, 0.08, 0.25);
  },
  capture: (audio, at) => {
    tap(audio, at, 1400, 0.05, 0.6);
    tap(audio, at + 0.07, 700, 0.08, 0.6);
    tone(audio, at + 0.07, 140, 0.12, 0.3);
  },
  become: (audio, at) => {
    tone(audio, at, 523, 0.16, 0.12);
    tone(audio, at + 0.09, 784, 0.24, 0.12);
  },
  refused: (audio, at) => tone(audio, at, 110, 0.14, 0.25),
  won: (audio, at) =>
    [523, 659, 784, 1047].forEach((pitch, index) => tone(audio, at + index * 0.11, pitch, 0.4, 0.12)),
  over: (audio, at) =>
    [523, 415].forEach((pitch, index) => tone(audio, at + index * 0.18, pitch, 0.45, 0.12)),
};

/** A tone of a pitch in hertz, that fades over some seconds. */
function tone(audio: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  oscillator.connect(fade(audio, at, seconds, loudness));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A short noise around a pitch. */
function tap(audio: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2 });
  source.connect(filter).connect(fade(audio, at, seconds, loudness));
  source.start(at);
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
