import type { Spot } from '@populace/document';
import type { GeneratorPage } from '@populace/library';
import type { ReactNode } from 'react';
import { functionAt } from '../../../lib/formulas/function-at.ts';
import { FunctionCard } from '../../../ui/editor/function-card.tsx';
import { columnGenerator } from '../completion/column-generator.ts';
import { isColumn, keysOf } from '../completion/document-grammar.ts';
import { formulaOf, tableOfFormula } from '../completion/suggest-formula.ts';
import { generatorOf, type Knowledge, type Suggestion } from '../completion/suggestion.ts';
import { ColumnCard } from '../components/column-card.tsx';
import { GeneratorCard } from '../components/generator-card.tsx';
import { KeyCard } from '../components/key-card.tsx';
import { text } from '../messages.ts';
import type { SampleOf } from './sample-query.ts';

/** The card that tells about what is offered; undefined where the name says it all. */
export function cardOfSuggestion({
  generator,
  function: page,
  summary,
  label,
  detail,
}: Suggestion): ReactNode | undefined {
  if (page !== undefined) return <FunctionCard page={page} />;
  if (generator !== undefined) return <GeneratorCard page={generator} />;
  return summary === undefined ? undefined : <KeyCard name={label} summary={summary} facts={detail} />;
}

/** The card that tells about the word at a spot: a generator, an option or another key, a column, a function of a formula. */
export function cardOfSpot(spot: Spot, word: string, at: number, known: Knowledge): ReactNode | undefined {
  const table = spot.kind === 'value' ? tableOfFormula(spot.path, known.view) : undefined;
  if (table !== undefined) {
    const before = formulaOf(word.slice(0, at), spot);
    const found = functionAt(before + formulaOf(word.slice(at), spot), before.length, table, known);
    return found?.argument === -1 ? <FunctionCard page={found.page} /> : undefined;
  }
  return spot.kind === 'key' ? cardOfKey(spot, word, known) : cardOfValue(spot, word, known);
}

function cardOfKey(spot: Spot, word: string, known: Knowledge): ReactNode | undefined {
  const { path } = spot;
  if (path.length === 3 && path[0] === 'tables' && path[2] === 'columns')
    return cardOfColumn(path[1] ?? '', word, known);
  const key = keysOf(known.grammar.formsAt(path, columnGenerator({ spot, known }))).find(({ name }) => name === word);
  if (key === undefined) return undefined;
  const page = isColumn(path) ? generatorOf(known, spot.siblings.get('generator') ?? '') : undefined;
  const option = page?.options.find(({ name }) => name === word);
  const facts = [option?.kind, key.default === undefined ? undefined : text('default', { usual: key.default })];
  return <KeyCard name={word} summary={key.summary} facts={facts.filter((fact) => fact !== undefined).join(' · ')} />;
}

function cardOfValue({ path }: Spot, word: string, known: Knowledge): ReactNode | undefined {
  const column = isColumn(path) || (isColumn(path.slice(0, -1)) && path.at(-1) === 'generator');
  if (column) {
    const page = generatorOf(known, word);
    return page === undefined ? undefined : <GeneratorCard page={page} sample={sampleAt(path, page, known)} />;
  }
  if (path.at(-1) !== 'references') return undefined;
  const [table = '', ...name] = word.split('.');
  return cardOfColumn(table, name.join('.'), known);
}

function cardOfColumn(table: string, name: string, known: Knowledge): ReactNode | undefined {
  const type = known.page?.tables.find((one) => one.name === table)?.columns.find((one) => one.name === name)?.type;
  if (type === undefined || known.goodText === undefined) return undefined;
  return <ColumnCard name={name} type={type} sample={{ text: known.goodText, table, column: name, take: 1 }} />;
}

/** The column's own values, where it opened with this generator. */
function sampleAt(
  [, table = '', , column = '']: readonly string[],
  page: GeneratorPage,
  known: Knowledge,
): SampleOf | undefined {
  const view = known.view.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
  const isOpen =
    known.page?.tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false;
  const isSame = view?.generator !== undefined && generatorOf(known, view.generator) === page;
  if (!isOpen || !isSame || known.goodText === undefined) return undefined;
  return { text: known.goodText, table, column, take: 3 };
}
