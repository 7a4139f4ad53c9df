import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { percentOf } from '../../../ui/option-form/option-value.ts';
import { choicesOfValue } from '../../../ui/option-form/weighted-choices.ts';

/** What a schema asks of the values of a column, as shares from 0 to 1. */
export interface Asked {
  /** Of all rows; undefined where it says nothing of nulls. */
  readonly nulls: number | undefined;
  /** Of the values besides null, by their texts; undefined where it gives no weights. */
  readonly values: ReadonlyMap<string, number> | undefined;
  /** Whether the rows follow the locales of the table. */
  readonly followsLocales: boolean;
}

const NOTHING: Asked = { nulls: undefined, values: undefined, followsLocales: false };

/** Reads what the text of a schema asks of a column. */
export function askedOf(text: string, table: string, column: string): Asked {
  const read = readSchemaView(text);
  const tables = 'view' in read ? read.view.tables : [];
  const view = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
  return view === undefined ? NOTHING : askedOfView(view);
}

function askedOfView(column: ColumnView): Asked {
  return {
    nulls: column.nulls?.share,
    values: weightsOf(column) ?? truthOf(column),
    followsLocales: column.kind === 'generator' && column.locale === undefined,
  };
}

/** The weights of a list of values. */
function weightsOf({ options }: ColumnView): ReadonlyMap<string, number> | undefined {
  const choices = choicesOfValue(options.get('values')?.value);
  const sum = choices.reduce((all, { weight }) => all + weight, 0);
  if (choices.length === 0 || !(sum > 0)) return undefined;
  const shares = new Map<string, number>();
  for (const { value, weight } of choices) {
    const text = String(value);
    // A value that is listed twice is as likely as both.
    shares.set(text, (shares.get(text) ?? 0) + weight / sum);
  }
  return shares;
}

/** The share of what is true. */
function truthOf({ generator, options }: ColumnView): ReadonlyMap<string, number> | undefined {
  const percent = generator === 'boolean' ? percentOf(options.get('share')?.value) : undefined;
  if (percent === undefined) return undefined;
  return new Map([
    ['true', percent / 100],
    ['false', 1 - percent / 100],
  ]);
}
