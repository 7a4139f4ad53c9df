/** Whether digits pass the Luhn test (ISO/IEC 7812-1, Annex B). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Whether a text is an account number with right check digits (ISO 13616), in groups or not. */
export function isIban(text: string): boolean {
  const bare = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(bare)) return false;
  let rest = 0;
  for (const character of bare.slice(4) + bare.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
