import type { InferredColumn, InferredEvidence, InferredSchema } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import { visibleText } from '../text/visible-text.ts';

/** What speaks for a schema, as lines: its locale, its tables, each column; then what could not be read as it stands. */
export function renderEvidence({ tables, evidence, problems }: InferredSchema, colours: Colours): string {
  const lines = tables.flatMap(({ name, columns, evidence: rows }) => [
    `${colours.bold(visibleText(name))}${rows.length > 0 ? `  ${sentence(rows)}` : ''}`,
    ...columnLines(columns, colours),
  ]);
  const locale = evidence.length > 0 ? [`locale: ${sentence(evidence)}`] : [];
  const noted = problems.map(({ text }) => `${colours.yellow('note')} ${visibleText(text)}`);
  return `${[...lines, ...locale, ...noted].join('\n')}\n`;
}

function columnLines(columns: readonly InferredColumn[], colours: Colours): readonly string[] {
  const names = columns.map(({ name }) => visibleText(name));
  const makers = columns.map(({ generator, references }) =>
    references === undefined ? generator : `${references.table}.${references.column}`,
  );
  const [nameWidth, makerWidth] = [widest(names), widest(makers)];
  return columns.map(({ evidence }, at) => {
    const name = (names[at] ?? '').padEnd(nameWidth);
    const maker = visibleText(makers[at] ?? '').padEnd(makerWidth);
    return `  ${name}  ${maker}  ${colours.dim(sentence(evidence))}`.trimEnd();
  });
}

const WIDEST = 24;

function widest(texts: readonly string[]): number {
  return Math.min(WIDEST, Math.max(0, ...texts.map(({ length }) => length)));
}

function sentence(evidence: readonly InferredEvidence[]): string {
  return evidence.map(({ text }) => visibleText(text)).join('; ');
}
