// Who plays online in this browser: a name, and a secret that shows whose it is. There are no accounts.

import * as v from "valibot";
import { PREFIX, read, write } from "../store/local";
import { ONLINE as KEY } from "../store/online";
import type { Player } from "./wire";

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const Me = v.object({ id: Text, name: Text, secret: Text });
const Kept = v.object({ me: v.fallback(v.optional(Me), undefined) });

export type Me = Readonly<v.InferOutput<typeof Me>>;

class Identity {
  /** Nothing before anybody has played online. */
  me = $state.raw<Me | undefined>(read(KEY, Kept).me);

  constructor() {
    // Somebody has come or gone in another tab.
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === PREFIX + KEY || key === null) this.me = read(KEY, Kept).me;
    });
  }

  /** This is who plays here from now on; nobody if nothing is given. */
  keep(me: Me | undefined): void {
    this.me = me;
    write(KEY, { me });
  }

  /** Takes what was kept elsewhere, if nobody plays here yet. */
  adopt(kept: unknown): void {
    const there = v.safeParse(Kept, kept);
    if (!this.me && there.success) this.keep(there.output.me);
  }

  /** Whether this is the one who plays here. */
  is(player: Player | undefined | null): boolean {
    return this.me !== undefined && player?.id === this.me.id;
  }
}

export const identity = new Identity();

/** What stands before the secret in a link to another device. */
const HAND_OVER = "player=";

/** What stands after the # of a link that brings somebody to another device; servers never see it. */
export function handOver({ id, name, secret }: Me): string {
  return `#${HAND_OVER}${encodeURIComponent(JSON.stringify([id, name, secret]))}`;
}

/** Who comes with such a link; nobody if it is none. */
export function handedOver(fragment: string): Me | undefined {
  if (!fragment.startsWith(HAND_OVER)) return undefined;
  try {
    const [id, name, secret] = JSON.parse(decodeURIComponent(fragment.slice(HAND_OVER.length))) as unknown[];
    const me = v.safeParse(Me, { id, name, secret });
    return me.success ? me.output : undefined;
  } catch {
    return undefined;
  }
}

/** Names for those who do not care: animals in Esperanto, in which nobody has an advantage. */
const ANIMALS =
  "Alaŭdo Aglo Birdo Bufo Cervo Cigno Delfeno Erinaco Falko Formiko Gruo Hirundo Kastoro Koturno Lacerto Leporo Linko Lupo Lutro Meleo Mevo Najtingalo Otido Papilio Pasero Sciuro Talpo Testudo Urso Vulpo".split(
    " ",
  );

/** A name to begin with. */
export function someName(random: () => number = Math.random): string {
  const animal = ANIMALS[Math.floor(random() * ANIMALS.length)] ?? "Ludanto";
  return `${animal} ${10 + Math.floor(random() * 90)}`;
}
