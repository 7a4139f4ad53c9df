/** The part of a text at a place, between which a separator stands; undefined where there are fewer. */
export function partOf(text: string, separator: string, place: number): string | undefined {
  if (separator === '') return [...text][place];
  let from = 0;
  for (let at = 0; ; at++) {
    const end = text.indexOf(separator, from);
    if (at === place) return end < 0 ? text.slice(from) : text.slice(from, end);
    if (end < 0) return undefined;
    from = end + separator.length;
  }
}
