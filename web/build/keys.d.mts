type Keys = readonly (readonly [key: string, names: readonly string[]])[];

export function keysOf(source: string): Keys;
export function typesOf(keys: Keys): string;
