import { unquoted } from '@populace/document';
import { CURSOR } from '../../../lib/completion/suggested.ts';
import { text } from '../messages.ts';
import { columnGenerator } from './column-generator.ts';
import { keysOf, neededKeysOf, valuesOf } from './document-grammar.ts';
import { suggestColumnValues, suggestGenerators } from './suggest-generators.ts';
import {
  type Place,
  suggestColumns,
  suggestLocales,
  suggestReferences,
  suggestSubjects,
  suggestTables,
  suggestVia,
} from './suggest-names.ts';
import type { Suggestion } from './suggestion.ts';

/** The values that may stand at a place. */
export function suggestValues(place: Place): readonly Suggestion[] {
  const rule = rules.find(({ path }) => fits(path, place.spot.path));
  return rule?.suggest(place) ?? suggestByGrammar(place);
}

interface Rule {
  /** `*` is any key or index. */
  readonly path: string;
  readonly suggest: (place: Place) => readonly Suggestion[];
}

const column = 'tables * columns *';
const ofTable = (place: Place) => suggestColumns(place, place.spot.path[1]);
const ofOther = (place: Place) => suggestColumns(place, unquoted(place.spot.siblings.get('table') ?? ''));

/** What the grammar says too little about: names of this document, and of what there is. */
const rules: readonly Rule[] = [
  { path: column, suggest: suggestColumnValues },
  { path: `${column} generator`, suggest: suggestGenerators },
  { path: `${column} references`, suggest: suggestReferences },
  { path: `${column} references table`, suggest: (place) => suggestTables(place) },
  { path: `${column} references column`, suggest: ofOther },
  { path: `${column} by weight`, suggest: (place) => suggestColumns(place, targetOf(place)) },
  { path: `${column} of`, suggest: suggestSubjects },
  { path: 'tables * rows per', suggest: (place) => suggestTables(place, place.spot.path[1]) },
  { path: 'tables * rows via', suggest: suggestVia },
  { path: 'tables * unique * *', suggest: ofTable },
  { path: 'tables * unique * columns *', suggest: ofTable },
  { path: 'tables * keys * columns *', suggest: ofTable },
  { path: 'tables * keys * references table', suggest: (place) => suggestTables(place) },
  { path: 'tables * keys * references columns *', suggest: (place) => suggestColumns(place, keyTargetOf(place)) },
  { path: 'locale', suggest: (place) => suggestLocales(place, false) },
  { path: 'locale *', suggest: (place) => suggestLocales(place, false) },
  { path: 'tables * locale', suggest: (place) => suggestLocales(place, false) },
  { path: `${column} locale`, suggest: (place) => suggestLocales(place, false) },
  { path: `${column} type`, suggest: suggestTypes },
];

function fits(pattern: string, path: readonly string[]): boolean {
  const parts = pattern.split(' ');
  return parts.length === path.length && parts.every((part, place) => part === '*' || part === path[place]);
}

/** The table that the column at a place refers to. */
function targetOf({ known, spot }: Place): string | undefined {
  const table = known.view.tables.find(({ name }) => name === spot.path[1]);
  return table?.columns.find(({ name }) => name === spot.path[3])?.reference?.table;
}

/** The table that the key at a place refers to. */
function keyTargetOf({ known, spot }: Place): string | undefined {
  const table = known.view.tables.find(({ name }) => name === spot.path[1]);
  return table?.keys[Number(spot.path[3])]?.table ?? table?.keys[0]?.table;
}

/** Types by name; those with a length or with digits are written with usual ones. */
function suggestTypes(place: Place): readonly Suggestion[] {
  const named = suggestByGrammar(place);
  const sized = ['decimal(10,2)', 'string(40)'].map(
    (label): Suggestion => ({ label, kind: 'value', insert: place.write.value(label) }),
  );
  return [...named, ...sized];
}

/** Values that the grammar lists, and maps that it knows the keys of: `{ poisson: … }`. */
function suggestByGrammar(place: Place): readonly Suggestion[] {
  const { spot, write, known } = place;
  const forms = known.grammar.formsAt(spot.path, columnGenerator(place));
  const owner = known.grammar.formsAt(spot.path.slice(0, -1), columnGenerator(place));
  const usual = keysOf(owner).find(({ name }) => name === spot.path.at(-1))?.default;
  const values = valuesOf(forms).map(
    (value): Suggestion => ({
      label: value,
      kind: 'value',
      insert: isWord(value) ? value : write.value(value),
      detail: value === usual ? text('isDefault') : undefined,
    }),
  );
  if (spot.quote !== '') return values.map((one) => ({ ...one, insert: write.value(one.label) }));
  const maps = neededKeysOf(forms).map(
    (keys): Suggestion => ({
      label: `{ ${keys.join(', ')} }`,
      kind: 'key',
      insert: write.map(keys.map((key) => [key, CURSOR])),
      goesOn: true,
      boost: -1,
    }),
  );
  return [...values, ...maps];
}

/** Numbers and truth values are never in quotation marks. */
function isWord(value: string): boolean {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value);
}
