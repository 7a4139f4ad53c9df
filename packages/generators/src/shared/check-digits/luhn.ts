/** Returns the digit that makes `digits` pass the Luhn test (ISO/IEC 7812-1, Annex B). */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    // The check digit will stand at the right end, so doubling starts with our last digit.
    const weighed = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return `${(10 - (sum % 10)) % 10}`;
}
