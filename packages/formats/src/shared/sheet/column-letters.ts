/** Returns the letters of a column, from 1 on: A to Z, AA to XFD. */
export function columnLetters(number: number): string {
  const place = (number - 1) % 26;
  const before = number > 26 ? columnLetters((number - 1 - place) / 26) : '';
  return before + String.fromCharCode(65 + place);
}
