import { createProblemList } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import type { TableOrigin } from '../model/lender.ts';
import type { Registry } from '../model/registry.ts';
import { draftWorld } from './draft-world.ts';
import { neededTables } from './needed-tables.ts';

/** What a column needs of its locale. */
export interface ColumnSurvey {
  readonly table: string;
  readonly column: string;
  /** Whether the locale has a say in its values. */
  readonly isLocal: boolean;
  /** Why it cannot be made in the locale: the first thing that nobody has for it. */
  readonly lacks: string | undefined;
  readonly draws: readonly SurveyedTable[];
}

/** A table of sample data that a column draws on. */
export interface SurveyedTable {
  readonly name: string;
  readonly origin: TableOrigin;
  readonly from: string;
}

/** Says of each column of a checked schema what it draws on in its locales, without loading any table. */
export async function surveyTables(model: SchemaModel, registry: Registry): Promise<readonly ColumnSurvey[]> {
  const problems = createProblemList();
  const draft = await draftWorld(model, registry, problems);
  return model.tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name: column, source }): ColumnSurvey => {
      const drafted = draft.columns.get(table)?.get(column);
      const pointer = source.kind === 'given' ? undefined : source.place.pointer;
      const problem = problems.problems.find(({ place }) => place.pointer === pointer);
      const found = (drafted?.variants ?? []).flatMap((variant) =>
        neededTables(draft, variant).map((name) => ({ name, lender: variant.locale.lender(name) })),
      );
      const nobodyHas = found.find(({ lender }) => lender === undefined);
      return {
        table,
        column,
        isLocal: drafted?.isLocal ?? true,
        lacks: problem?.message ?? (nobodyHas && `nobody has the table ${nobodyHas.name} for it`),
        draws: found.flatMap(({ name, lender }) =>
          lender === undefined ? [] : [{ name, origin: lender.originOf(name), from: lender.from }],
        ),
      };
    }),
  );
}
