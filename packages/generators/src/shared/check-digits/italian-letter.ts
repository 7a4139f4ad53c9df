/** What a character in an odd place (the first, the third, …) counts, by its value in an even place. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Returns the check letter of Italy: of tax codes (decree of 23 December 1976), and of bank, branch and account (CIN). */
export function italianLetter(text: string): string {
  let sum = 0;
  for (const [place, character] of [...text].entries()) {
    const number = Number.parseInt(character, 36);
    const value = number < 10 ? number : number - 10;
    sum += place % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}
