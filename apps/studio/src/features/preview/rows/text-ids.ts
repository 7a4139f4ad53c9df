/** Texts are long and asked about often; keys of queries hold a number for each. */
const ids = new Map<string, number>();

/** More texts than a person undoes; older ones get another number, and their rows are asked for anew. */
const KEPT = 200;

let last = 0;

/** Returns the number of a text: the same as long as it is known. */
export function idOfText(text: string): number {
  const known = ids.get(text);
  const id = known ?? ++last;
  if (known !== undefined) ids.delete(text);
  ids.set(text, id);
  for (const oldest of ids.keys()) {
    if (ids.size <= KEPT) break;
    ids.delete(oldest);
  }
  return id;
}
