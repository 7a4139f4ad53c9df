/** Numbers of a city, or of a mobile network. */
export type PhoneKind = 'fixed' | 'mobile';

/** Numbers that are kept free for films and examples, where there are any; or any that may be somebody's. */
export type PhoneMode = 'safe' | 'valid';

/** The table of blocks of numbers. */
export function phoneTable(kind: PhoneKind, mode: PhoneMode): string {
  if (kind === 'fixed') return mode === 'safe' ? 'place.phoneSafe' : 'place.phoneValid';
  return mode === 'safe' ? 'place.mobileSafe' : 'place.mobileValid';
}

/** The contact's field of a part of such numbers. */
export function phoneField(kind: PhoneKind, mode: PhoneMode, part: 'block' | 'area' | 'rest' | 'line'): string {
  return `${kind}.${mode}.${part}`;
}
