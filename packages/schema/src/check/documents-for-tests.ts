import { integerOption, type Problem, textOption } from '@populace/core';
import { parseDocument } from '@populace/document';
import { defineGenerator, distributionOption, type Generator, momentOption, weightedOption } from '@populace/recipes';
import { expect } from 'vitest';
import type { SchemaModel } from '../model/model.ts';
import { checkDocument } from './check-document.ts';
import type { Overrides, Registry } from './registry.ts';

const summary = 'For the test.';
const recipe = (): { kind: string } => ({ kind: 'constant' });

const generators: readonly Generator[] = [
  defineGenerator({ id: 'sequence', summary, options: { start: integerOption({ default: 1, summary }) }, recipe }),
  defineGenerator({ id: 'uuid', summary, options: {}, recipe }),
  defineGenerator({ id: 'choice', summary, options: { values: weightedOption({ required: true, summary }) }, recipe }),
  defineGenerator({ id: 'person.firstName', summary, subject: 'person', aliases: ['given name'], options: {}, recipe }),
  defineGenerator({
    id: 'string.template',
    summary,
    options: { template: textOption({ required: true, summary }) },
    recipe,
  }),
  defineGenerator({
    id: 'date.between',
    summary,
    options: { from: momentOption({ summary }), to: momentOption({ summary }) },
    recipe,
  }),
  defineGenerator({
    id: 'number.integer',
    summary,
    options: {
      min: integerOption({ default: 0, summary }),
      max: integerOption({ default: 100, summary }),
      distribution: distributionOption({ summary }),
    },
    check({ min, max }, at) {
      if (min > max) {
        const message = `min (${min}) is greater than max (${max}); swap them or drop one`;
        at.problems.add('schema/invalid-option', at.option('min'), message);
      }
    },
    recipe,
  }),
];

export const registry: Registry = {
  generators: new Map(generators.map((generator) => [generator.id, generator])),
  aliases: new Map([['given name', 'person.firstName']]),
  locales: ['base', 'de_DE', 'sr_Latn_RS', 'tr_TR'],
  localeAliases: new Map([
    ['de', 'de_DE'],
    ['sr_rs', 'sr_Latn_RS'],
  ]),
};

export function check(text: string, overrides?: Overrides): { model?: SchemaModel; problems: readonly Problem[] } {
  const { node, problems } = parseDocument(text);
  expect(problems).toEqual([]);
  if (node === undefined) throw new Error('The test wrote what is no document.');
  return checkDocument(node, registry, overrides);
}

export function model(text: string, overrides?: Overrides): SchemaModel {
  const checked = check(text, overrides);
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (checked.model === undefined) throw new Error('There is no model.');
  return checked.model;
}

/** Problems as `code line:column pointer sentence [nearest]`. */
export function complaints(text: string, overrides?: Overrides): string[] {
  const checked = check(text, overrides);
  expect(checked.model === undefined).toBe(checked.problems.some(({ severity }) => severity === 'error'));
  return checked.problems.map(shown);
}

export function shown({ code, place, message, nearest }: Problem): string {
  const where = place.line === undefined ? '' : `${place.line}:${place.column} `;
  return `${code} ${where}${place.pointer} ${message}${nearest.length === 0 ? '' : ` [${nearest.join(', ')}]`}`;
}

export const one = 'tables: { t: { rows: 1, columns: { id: sequence } } }';

/** A document with one column, which begins in line 5, column 7. */
export const column = (text: string): string =>
  `populace: 1\ntables:\n  t:\n    columns:\n      c: ${text}\n    rows: 1\n`;
