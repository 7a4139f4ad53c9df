import type { GeneratorPage } from '@populace/library';
import type { ColumnView, OptionView } from '../../lib/document/schema-view.ts';
import { choicesOfValue } from '../../ui/option-form/weighted-choices.ts';

/**
 * Says in few words which options of a column differ from the usual: `min 1 · max 5`. The values of a choice stand with their weights:
 * `Clerk 30 · Technician 25 · 4 more`.
 */
export function optionWords({ options, reference }: ColumnView, more: (count: number) => string): string {
  const own = [...options.values()]
    .filter(({ name }) => name !== 'formula' && name !== 'case')
    .map((option) => choiceWords(option, more) ?? `${option.name} ${shortened(option.text)}`);
  const way = reference?.by === undefined ? [] : [`by ${shortened(wayText(reference.by))}`];
  return [...way, ...own].join(' · ');
}

const SHOWN_VALUES = 2;

function choiceWords({ name, value, entries }: OptionView, more: (count: number) => string): string | undefined {
  if (name !== 'values') return undefined;
  const choices = entries?.map(([each, weight]) => ({ value: each, weight: Number(weight) })) ?? choicesOfValue(value);
  if (choices.length === 0) return undefined;
  const isEven = choices.every(({ weight }) => weight === choices[0]?.weight);
  // One more is no longer than saying so.
  const shown = choices.length > SHOWN_VALUES + 1 ? choices.slice(0, SHOWN_VALUES) : choices;
  const words = shown.map(({ value: each, weight }) => (isEven ? `${each}` : `${each} ${weight}`)).map(shortened);
  const left = choices.length - shown.length;
  return [...words, ...(left > 0 ? [more(left)] : [])].join(' · ');
}

function wayText(by: unknown): string {
  return typeof by === 'string' ? by : JSON.stringify(by).replaceAll(/["{}]/g, ' ').trim();
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Finds the generator that a column names, by its id or by another name that schemas may use. */
export function generatorOf(generators: readonly GeneratorPage[], name: string | undefined): GeneratorPage | undefined {
  if (name === undefined) return undefined;
  return generators.find(({ id }) => id === name) ?? generators.find(({ aliases }) => aliases.includes(name));
}
