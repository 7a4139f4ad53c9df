import { Verbatim, type WritableValue } from '@populace/document';
import type { ColumnProposal, OptionValue } from '../proposal/proposal.ts';
import { writableNumber, writableOption } from './option-value.ts';

const FORMULA = 'formula';

/** What makes the values of a column. */
export function sourceEntries({ generator, references, options }: ColumnProposal): [string, WritableValue][] {
  if (references !== undefined) return [['references', `${references.table}.${references.column}`]];
  const formula = options['formula'];
  if (generator === FORMULA && typeof formula === 'string') return [[FORMULA, new Verbatim(formulaText(formula))]];
  const given = Object.entries(options).map(([name, value]): [string, WritableValue] => [
    name,
    writableOf(name, value),
  ]);
  return [['generator', generator], ...given];
}

/** Weighted texts stand as a map, where the keys are text; a value that is text is told from a number by quotation marks. */
function writableOf(name: string, value: OptionValue): WritableValue {
  if (name === 'value' && typeof value === 'string') return value;
  if (name !== 'values' || !Array.isArray(value)) return writableOption(value);
  const weighted = value.filter(isWeighted);
  if (weighted.length < value.length) return writableOption(value);
  if (weighted.every((entry) => typeof entry.value === 'string'))
    return new Map(weighted.map((entry) => [String(entry.value), writableNumber(entry.weight)]));
  return writableOption(value);
}

function isWeighted(value: OptionValue): value is { readonly value: string | number; readonly weight: number } {
  return typeof value === 'object' && value !== null && 'value' in value && 'weight' in value;
}

/** A share in per cent, with so many digits as are worth it. */
export function shareOf(share: number): WritableValue {
  const percent = share * 100;
  const text = percent >= 10 ? percent.toFixed(0) : String(Number(percent.toPrecision(2)));
  // Nothing in the sample was there without fail, so all but one in a thousand is the most.
  return new Verbatim(share < 1 && text === '100' ? '99.9%' : `${text}%`);
}

/** Formulas have texts in quotation marks, which stand in single ones as they are. */
function formulaText(formula: string): string {
  return /^[\x20-\x7e]+$/.test(formula) ? `'${formula.replaceAll("'", "''")}'` : JSON.stringify(formula);
}
