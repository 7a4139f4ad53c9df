/** A name by which a generator is known elsewhere. */
export interface KnownName {
  readonly from: 'faker' | 'Mockaroo';
  readonly name: string;
}

/** Where an alias of a generator comes from: ids of faker have a dot or are the end of one, names of Mockaroo begin with a capital. */
export function knownNameOf(alias: string, id: string, aliases: readonly string[]): KnownName | undefined {
  if (/^\p{Lu}/u.test(alias)) return { from: 'Mockaroo', name: alias };
  if (alias.includes('.')) return { from: 'faker', name: alias };
  const isEnd = [id, ...aliases].some((name) => name.endsWith(`.${alias}`));
  return isEnd && /\p{Lu}/u.test(alias) ? { from: 'faker', name: alias } : undefined;
}
