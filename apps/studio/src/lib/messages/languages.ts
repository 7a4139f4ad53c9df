/** A language of the interface. */
export interface Language {
  readonly id: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the interface. The second is no language: it shows English from right to left, for tests of layouts. */
export const languages: readonly Language[] = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'ar-XB', name: 'Right-to-left test', direction: 'rtl' },
];

/** Returns the language of an id, English where there is none. */
export function languageOf(id: string | undefined): Language {
  return languages.find((language) => language.id === id) ?? { id: 'en', name: 'English', direction: 'ltr' };
}

/** Says whether an id is that of the test language. */
export function isPseudo(id: string): boolean {
  return id === 'ar-XB';
}
