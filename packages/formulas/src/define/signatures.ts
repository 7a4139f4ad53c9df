import { exampleOf } from '../types/example-of.ts';
import type { ParameterKind } from '../types/formula-type.ts';
import { typeWord } from '../types/type-words.ts';
import type { FormulaFunction, Overload } from './define-function.ts';

/** @public All ways to call a function, each with the type of its result: `round(x: decimal, scale?: int): decimal of that scale`. For the reference page. */
export function signaturesOf(definition: FormulaFunction): readonly string[] {
  const calls = definition.overloads.map((overload) => `${signatureOf(definition, overload)}: ${overload.gives}`);
  const gathers = definition.signature ?? definition.gathers?.signature;
  return gathers === undefined ? calls : [...calls, gathers];
}

/** How a function is called by an overload: `round(x: decimal, scale: int)`. */
export function signatureOf({ name, form }: FormulaFunction, { parameters }: Overload): string {
  const words = parameters.map((parameter) => {
    const more = parameter.repeated === true ? ', …' : '';
    return `${parameter.name}${parameter.optional === true ? '?' : ''}: ${kindWord(parameter.is)}${more}`;
  });
  if (form !== 'operator') return `${name}(${words.join(', ')})`;
  return words.length === 1 ? `${name}${words[0]}` : words.join(` ${name} `);
}

function kindWord(kind: ParameterKind): string {
  if (kind === 'exact') return 'int or decimal';
  if (kind === 'day') return 'date or timestamp';
  return kind === 'number' || kind === 'any' || kind === 'list' || kind === 'row'
    ? kind
    : typeWord(exampleOf(kind) ?? { kind: 'null' });
}
