// Becoming somebody who plays online, and no longer being it.

import * as api from "./api";
import { connection } from "./connection.svelte";
import { identity, someName, type Me } from "./identity.svelte";

let joining: Promise<Me> | undefined;

/** Whoever plays here; somebody with a name of chance if it is nobody yet. */
export async function player(name = someName()): Promise<Me> {
  if (identity.me) return identity.me;
  // However often it is wanted at the same time.
  joining ??= join(name).finally(() => (joining = undefined));
  return joining;
}

async function join(name: string): Promise<Me> {
  const { player, secret } = await api.register(name);
  const me = { ...player, secret };
  become(me);
  return me;
}

/** This is who plays here from now on. */
export function become(me: Me | undefined): void {
  identity.keep(me);
  connection.renew();
}

/** The one who plays here is called so from now on; somebody who has not played yet begins with it. */
export async function call(name: string): Promise<void> {
  const { me } = identity;
  if (!me) {
    await player(name);
    return;
  }
  const { name: given } = await api.rename(name);
  identity.keep({ ...me, name: given });
}

/** Has server and browser forget who plays here. */
export async function forget(): Promise<void> {
  await api.forgetMe();
  become(undefined);
}
