import type { ColumnProposal, OptionValue } from '../proposal/proposal.ts';
import { yamlMap, yamlNumber, yamlText, yamlValue } from './yaml-text.ts';

const FORMULA = 'formula';

/** What makes the values of a column. */
export function sourceEntries({ generator, references, options }: ColumnProposal): [string, string][] {
  if (references !== undefined) return [['references', yamlText(`${references.table}.${references.column}`)]];
  const formula = options['formula'];
  if (generator === FORMULA && typeof formula === 'string') return [[FORMULA, formulaText(formula)]];
  const given = Object.entries(options).map(([name, value]): [string, string] => [name, optionText(name, value)]);
  return [['generator', generator], ...given];
}

/** Weighted texts stand as a map, where the keys are text; a value that is text is told from a number by quotation marks. */
function optionText(name: string, value: OptionValue): string {
  if (name === 'value' && typeof value === 'string') return yamlText(value);
  if (name !== 'values' || !Array.isArray(value)) return yamlValue(value);
  const weighted = value.filter(isWeighted);
  if (weighted.length < value.length) return yamlValue(value);
  if (weighted.every((entry) => typeof entry.value === 'string'))
    return yamlMap(weighted.map((entry) => [yamlText(String(entry.value)), yamlNumber(entry.weight)]));
  return yamlValue(value);
}

function isWeighted(value: OptionValue): value is { readonly value: string | number; readonly weight: number } {
  return typeof value === 'object' && value !== null && 'value' in value && 'weight' in value;
}

/** A share in per cent, with so many digits as are worth it. */
export function shareText(share: number): string {
  const percent = share * 100;
  const text = percent >= 10 ? percent.toFixed(0) : String(Number(percent.toPrecision(2)));
  // Nothing in the sample was there without fail, so all but one in a thousand is the most.
  return share < 1 && text === '100' ? '99.9%' : `${text}%`;
}

/** Formulas have texts in quotation marks, which stand in single ones as they are. */
function formulaText(formula: string): string {
  return /^[\x20-\x7e]+$/.test(formula) ? `'${formula.replaceAll("'", "''")}'` : JSON.stringify(formula);
}
