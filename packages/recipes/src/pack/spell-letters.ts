/** Spells texts letter by letter; A to Z and a to z are themselves in small, other characters are left out where `letters` has none. */
export function spellLetters(texts: readonly string[], letters: { readonly [character: string]: string }): string[] {
  const known = new Map(Object.entries(letters));
  return texts.map((text) => {
    // allowed: A to Z are the same in every version of Unicode.
    if (/^[A-Za-z]*$/.test(text)) return text.toLowerCase();
    let spelled = '';
    // allowed: as above.
    for (const letter of text) spelled += /[A-Za-z]/.test(letter) ? letter.toLowerCase() : (known.get(letter) ?? '');
    return spelled;
  });
}
