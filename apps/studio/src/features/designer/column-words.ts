import type { GeneratorPage } from '@populace/library';
import type { ColumnView } from '../../lib/document/schema-view.ts';

/** Says in few words which options of a column differ from the usual: `min 1 · max 5`. */
export function optionWords({ options, reference }: ColumnView): string {
  const own = [...options.values()]
    .filter(({ name }) => name !== 'formula' && name !== 'case')
    .map(({ name, text }) => `${name} ${shortened(text)}`);
  const way = reference?.by === undefined ? [] : [`by ${shortened(wayText(reference.by))}`];
  return [...way, ...own].join(' · ');
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
