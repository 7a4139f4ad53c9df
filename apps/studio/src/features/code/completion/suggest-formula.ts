import type { Spot } from '@populace/document';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import { suggestInFormula } from '../../../lib/formulas/suggest-in-formula.ts';
import type { Answer, Asked } from './suggestion.ts';

/** The table about whose rows the formula at a path is; undefined where no formula stands there. */
export function tableOfFormula(path: readonly string[], { tables }: SchemaView): string | undefined {
  const [top, table, ...rest] = path;
  if (top !== 'tables' || table === undefined) return undefined;
  if (
    /^(?:columns \S+ (?:formula|case \d+ (?:when|then formula))|checks \d+|unique \d+ where)$/.test(
      rest.map(unspaced).join(' '),
    )
  )
    return table;
  if (rest.join(' ') !== 'rows count formula') return undefined;
  const rows = tables.find(({ name }) => name === table)?.rows;
  return rows?.kind === 'per' ? rows.parent : undefined;
}

/** Names may have blanks, which part the keys of a path here. */
function unspaced(key: string): string {
  return key === '' ? '_' : key.replaceAll(/\s/g, '_');
}

/** What may be written in a formula, which stands in quotation marks or bare. */
export function suggestFormula({ spot, word, rest, known, explicit }: Asked, table: string): Answer {
  const before = formulaOf(word, spot);
  const { from, to, isAsked, suggestions } = suggestInFormula(
    before + formulaOf(rest, spot),
    before.length,
    table,
    known,
  );
  const isQuiet = !explicit && !isAsked && from === before.length && word !== '';
  return {
    begin: word.length - (before.length - from),
    end: word.length + (to - before.length),
    suggestions: isQuiet ? [] : suggestions.map((one) => ({ ...one, insert: written(one.insert, spot) })),
  };
}

/** A formula as it is meant, of how it is written. */
export function formulaOf(raw: string, { quote }: Pick<Spot, 'quote'>): string {
  if (quote === "'") return raw.replaceAll("''", "'");
  return quote === '"' ? raw.replaceAll(/\\(["\\/])/g, '$1') : raw;
}

function written(formula: string, { quote }: Spot): string {
  if (quote === "'") return formula.replaceAll("'", "''");
  return quote === '"' ? JSON.stringify(formula).slice(1, -1) : formula;
}
