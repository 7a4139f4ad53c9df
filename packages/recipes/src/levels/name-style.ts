/** What an address shows of a name, such as `anna.schmidt` (whole, '.', whole) or `aschmidt` (initial, '', whole). */
export interface NameStyle {
  readonly given: 'whole' | 'initial' | 'none';
  readonly surname: 'whole' | 'none';
  /** Stands between the two where both are shown: characters that occur in no rendering. */
  readonly between: string;
  readonly order: 'given-first' | 'surname-first';
  /** Surnames are cut to this many characters, if given, so that the whole fits a column. */
  readonly surnameLength?: number;
}

/** Returns what a style shows of a rendered given name. */
export function givenShown(style: NameStyle, rendering: string): string {
  if (style.given === 'none') return '';
  return style.given === 'initial' ? rendering.slice(0, 1) : rendering;
}

/** Returns what a style shows of a rendered surname. */
export function surnameShown(style: NameStyle, rendering: string): string {
  return style.surname === 'none' ? '' : rendering.slice(0, style.surnameLength);
}

/** Throws RangeError for a style whose text could be read in two ways. */
export function checkStyle(style: NameStyle): void {
  if (style.given === 'none' && style.surname === 'none') {
    throw new RangeError('a style must show the given name, the surname or both');
  }
  if (showsBoth(style) && style.given === 'whole' && style.between === '') {
    throw new RangeError('two whole names without a separator between them cannot be told apart; add a separator');
  }
  if (/[0-9]/.test(style.between)) {
    throw new RangeError(`the separator "${style.between}" contains a digit, which would be read as the number`);
  }
  if (style.surnameLength !== undefined && !(Number.isInteger(style.surnameLength) && style.surnameLength >= 1)) {
    throw new RangeError(`surnameLength (${style.surnameLength}) must be a whole number from 1`);
  }
}

/** Joins what is shown of the two names. */
export function joinShown(style: NameStyle, given: string, surname: string): string {
  const between = showsBoth(style) ? style.between : '';
  return style.order === 'given-first' ? given + between + surname : surname + between + given;
}

/** Undoes {@link joinShown}; undefined if the separator is missing. */
export function splitShown(
  style: NameStyle,
  text: string,
): { readonly given: string; readonly surname: string } | undefined {
  if (!showsBoth(style)) {
    return style.given === 'none' ? { given: '', surname: text } : { given: text, surname: '' };
  }
  const at = separatorAt(style, text);
  if (at < 0) return undefined;
  const before = text.slice(0, at);
  const after = text.slice(at + style.between.length);
  return style.order === 'given-first' ? { given: before, surname: after } : { given: after, surname: before };
}

function showsBoth(style: NameStyle): boolean {
  return style.given !== 'none' && style.surname !== 'none';
}

/** Without a separator the initial is the one character at its end. */
function separatorAt(style: NameStyle, text: string): number {
  if (style.between !== '') return text.indexOf(style.between);
  return style.order === 'given-first' ? 1 : text.length - 1;
}
