import { pointerOfKeys, writableOf } from '@populace/document';
import type { SchemaEdit } from '../edits/schema-edit.ts';
import { findInView, locationOf } from '../pointer.ts';
import type { ColumnView } from '../schema-view.ts';
import { type FixSite, type QuickFix, wordsFix } from './fix.ts';
import { fixText } from './fix-messages.ts';

/** Fixes of options: those that are too much go, bounds that are the wrong way round are swapped. */
export function optionFixes(site: FixSite): readonly QuickFix[] {
  const { code, place } = site.problem;
  if (code === 'schema/unknown-option') return [...spacedOption(site), ...misplacedColumn(site), ...dropped(site)];
  const { column } = findInView(site.view, place.pointer);
  if (column === undefined) return swappedPair(site);
  return [...swappedPair(site), ...swappedBounds(site, column), ...typeFixes(site), ...wayOut(site, column)];
}

/** The key itself goes. */
function dropped({ spot, problem: { place } }: FixSite): readonly QuickFix[] {
  const name = spot.keys.at(-1);
  if (!spot.isKey || name === undefined) return [];
  const [, table = '', , column = ''] = spot.keys;
  const isOption = spot.keys.length === 5 && spot.keys[2] === 'columns';
  const edit: SchemaEdit = isOption
    ? { kind: 'set-option', table, column, option: name, value: undefined }
    : { kind: 'remove-value', pointer: place.pointer };
  return [wordsFix(fixText('drop', { name }), edit)];
}

/** `min:18` is one word in YAML; what is meant has a space. */
function spacedOption({ spot, problem: { message } }: FixSite): readonly QuickFix[] {
  const key = spot.keys.at(-1) ?? '';
  const [, name = '', text = ''] = /^([^:]+):(.+)$/.exec(key) ?? [];
  if (name === '' || !message.includes('put a space after the colon')) return [];
  const outer = spot.keys.slice(0, -1);
  const value = text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  const edits: readonly SchemaEdit[] = [
    { kind: 'set-value', pointer: pointerOfKeys(...outer, name), value },
    { kind: 'remove-value', pointer: pointerOfKeys(...spot.keys) },
  ];
  return [wordsFix(`${name}: ${text}`, { kind: 'several', edits })];
}

/** A column that stands among the options of its table. */
function misplacedColumn({ spot, problem: { message, place } }: FixSite): readonly QuickFix[] {
  const [, table, name] = spot.keys;
  const isColumn = spot.keys.length === 3 && message.includes('put it under columns');
  if (!isColumn || table === undefined || name === undefined || spot.entry === undefined) return [];
  const edits: readonly SchemaEdit[] = [
    { kind: 'add-column', table, name, value: writableOf(spot.entry.value) },
    { kind: 'remove-value', pointer: place.pointer },
  ];
  return [wordsFix(fixText('move', { name }), { kind: 'several', edits })];
}

/** `between: [6, 1]`. */
function swappedPair({ spot, problem: { message, place } }: FixSite): readonly QuickFix[] {
  const [, first, second] = /^between has (\S+) before (\S+); swap them$/.exec(message) ?? [];
  if (spot.node?.kind !== 'list' || first === undefined || second === undefined) return [];
  const value = spot.node.items.map((item) => writableOf(item.value)).toReversed();
  return [wordsFix(fixText('swap', { first, second }), { kind: 'set-value', pointer: place.pointer, value })];
}

/** `min (10) is greater than max (5)`: swapped where both are written, or one of them dropped. */
function swappedBounds({ problem }: FixSite, column: ColumnView): readonly QuickFix[] {
  const [, first = '', second = ''] =
    /^(\w+) \([^)]*\) is (?:greater|later) than (\w+) \([^)]*\); swap them/.exec(problem.message) ?? [];
  const { table = '' } = locationOf(problem.place.pointer);
  const at = { table, column: column.name };
  const [low, high] = [column.options.get(first), column.options.get(second)];
  if (low === undefined || high === undefined) return dropOptions([first, second], at, column);
  const edits: readonly SchemaEdit[] = [
    { ...at, kind: 'set-option', option: first, value: high.value },
    { ...at, kind: 'set-option', option: second, value: low.value },
  ];
  return [wordsFix(fixText('swap', { first, second }), { kind: 'several', edits })];
}

/** A type that the values cannot have: another that the sentence names. */
function typeFixes({ problem }: FixSite): readonly QuickFix[] {
  const { table = '', column = '' } = locationOf(problem.place.pointer);
  const [, type] = /; (?:drop type, or )?take (string(?:\([0-9]+\))?)\b/.exec(problem.message) ?? [];
  if (type === undefined) return [];
  return [wordsFix(fixText('type', { type }), { kind: 'set-option', table, column, option: 'type', value: type })];
}

/** Options that the sentence says to drop, where they are written; of a column with two sources, either. */
function wayOut({ problem: { message, place } }: FixSite, column: ColumnView): readonly QuickFix[] {
  const { table = '' } = locationOf(place.pointer);
  const both = message.includes('one of generator,')
    ? ['generator', 'references', 'formula', 'case', 'array', 'object']
    : [];
  const named = [...message.matchAll(/\bdrop (type|unique|self|by|nulls|locale)\b/g)].map(([, name = '']) => name);
  return dropOptions([...both, ...named], { table, column: column.name }, column);
}

function dropOptions(
  names: readonly string[],
  at: { readonly table: string; readonly column: string },
  column: ColumnView,
): readonly QuickFix[] {
  return [...new Set(names)]
    .filter((name) => isWritten(name, column))
    .map((name) => {
      const edit: SchemaEdit = { ...at, kind: 'set-option', option: name, value: undefined };
      return wordsFix(fixText('drop', { name }), edit);
    });
}

function isWritten(name: string, column: ColumnView): boolean {
  if (column.options.has(name)) return true;
  const { reference, type, unique, nulls, locale, generator } = column;
  const written: Readonly<Record<string, boolean>> = {
    type: type !== undefined,
    unique,
    nulls: nulls !== undefined,
    locale: locale !== undefined,
    by: reference?.by !== undefined,
    self: reference?.self === true,
    references: reference !== undefined,
    generator: generator !== undefined && !column.shortForm,
  };
  return Object.hasOwn(written, name) && written[name] === true;
}
