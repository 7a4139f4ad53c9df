import { inkOf } from '../../../ui/mix-strip.tsx';

/** How the locale of a row is shown beside its number. */
export interface LocaleMark {
  /** The language alone where no other locale of the mix has it, such as `de`. */
  readonly code: string;
  readonly ink: string;
}

/** Returns what marks the rows of each locale of a mix; nothing where there is one alone, as then it tells nothing. */
export function localeMarks(ids: readonly string[]): ReadonlyMap<string, LocaleMark> {
  const known = [...new Set(ids.map(canonical))];
  if (known.length < 2) return new Map();
  const languages = known.map(languageOf);
  return new Map(
    known.map((id, place) => {
      const isAlone = languages.filter((language) => language === languages[place]).length === 1;
      return [id, { code: isAlone ? languageOf(id) : id, ink: inkOf(place) }];
    }),
  );
}

/** People write `de-de` where the engine says `de_DE`. */
function canonical(id: string): string {
  const [language = '', ...rest] = id.split(/[-_]/);
  return [language.toLowerCase(), ...rest.map((part) => (part.length === 2 ? part.toUpperCase() : part))].join('_');
}

function languageOf(id: string): string {
  return id.split('_')[0] ?? id;
}
