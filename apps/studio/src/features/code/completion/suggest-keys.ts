import type { JsonSchema } from '@populace/core';
import { unquoted } from '@populace/document';
import type { OptionPage } from '@populace/library';
import { CURSOR } from '../../../lib/completion/suggested.ts';
import { text } from '../messages.ts';
import { columnGenerator } from './column-generator.ts';
import { hasForm, isColumn, type KnownKey, keysOf, neededKeysOf, valuesOf } from './document-grammar.ts';
import { type Place, suggestColumns, suggestLocales } from './suggest-names.ts';
import { generatorOf, type Suggestion } from './suggestion.ts';

/** The keys that may stand at a place, without those that stand there already. */
export function suggestKeys(place: Place): readonly Suggestion[] {
  const { spot, write } = place;
  const { path } = spot;
  const isNew = ({ label }: Suggestion) => !spot.siblings.has(label);
  if (path.at(-1) === 'locale') return suggestLocales(place, true).filter(isNew);
  // Cells of a given row, and of one that is fixed, are named after the columns.
  if (path[0] === 'tables' && path.length === 4 && (path[2] === 'rows' || path[2] === 'fixed') && path[3] !== 'count')
    return suggestColumns(place, path[1])
      .map((one) => ({ ...one, insert: write.key(one.label, CURSOR) }))
      .filter(isNew);
  const keys = isColumn(path) ? columnKeys(place) : keysOf(place.known.grammar.formsAt(path, columnGenerator(place)));
  return keys.map((key) => suggestionOf(place, key)).filter(isNew);
}

/** The keys of a column: those of its generator or reference; before either is there, those and what all columns have. */
function columnKeys(place: Place): readonly KnownKey[] {
  const generator = columnGenerator(place);
  const keys = keysOf(place.known.grammar.formsAt(place.spot.path, generator));
  if (generator !== undefined) return keys.filter(({ name }) => name !== 'generator' || generator !== 'references');
  return keys.filter(({ name, share }) => share > 0.5 || name === 'references');
}

function suggestionOf(place: Place, { name, summary, required, default: usual }: KnownKey): Suggestion {
  const option = optionOf(place, name);
  const forms = place.known.grammar.formsAt([...place.spot.path, name], columnGenerator(place));
  const isChosen = valuesOf(forms).length > 0 || name === 'generator' || name === 'references' || name === 'per';
  const detail = [option?.kind, usual === undefined ? undefined : text('default', { usual })].filter(
    (part) => part !== undefined,
  );
  return {
    label: name,
    kind: 'key',
    insert: place.write.key(name, restOf(place, forms)),
    detail: detail.join(' · '),
    summary,
    goesOn: isChosen && !place.spot.hasColon,
    boost: (required ? 20 : 0) + (option === undefined ? 0 : 10),
  };
}

/** What comes after the colon: a place for a map or a list where nothing else can stand there. */
function restOf({ spot }: Place, forms: readonly JsonSchema[]): string {
  const isMap = forms.length > 0 && forms.every(({ type }) => type === 'object') && neededKeysOf(forms).length === 0;
  const isList = forms.length > 0 && !isMap && hasForm(forms, 'array') && forms.every(({ type }) => type === 'array');
  if (isList) return `[${CURSOR}]`;
  if (!isMap) return CURSOR;
  return spot.flow ? `{ ${CURSOR} }` : `\n\t${CURSOR}`;
}

/** The option of a column's generator that a key is, which the grammar knows less of. */
function optionOf(place: Place, name: string): OptionPage | undefined {
  if (!isColumn(place.spot.path)) return undefined;
  const generator = place.spot.siblings.get('generator');
  if (generator === undefined) return undefined;
  return generatorOf(place.known, unquoted(generator))?.options.find((option) => option.name === name);
}
