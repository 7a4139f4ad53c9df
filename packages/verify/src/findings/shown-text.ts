const MOST_CHARACTERS = 60;

/** A value as findings show it: in quotation marks, cut where it is long. */
export function shownText(text: string | null): string {
  if (text === null) return 'null';
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS)];
  const isLong = characters.length > MOST_CHARACTERS;
  return JSON.stringify(isLong ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : text);
}
