import type { PlainValue } from '@populace/document';
import type { FormatPage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { catalogueQuery } from '../../lib/engine/catalogue-query.ts';
import { countsQuery } from '../../lib/engine/counts-query.ts';
import type { GoodSchema } from '../../lib/session/session-state.ts';
import { type Compression, type ExportChoice, packingOf } from './export-choice.ts';

/** A table as the export offers it. */
export interface OfferedTable {
  readonly table: string;
  readonly rowCount: number;
  readonly isChosen: boolean;
  readonly take: number;
  /** The number of rows that was typed; `take` where none was. */
  readonly wished: number;
  /** The number of rows that the table would need for what was typed; undefined where it has them. */
  readonly needed: number | undefined;
}

/** What is chosen, and what changes it. */
export interface ExportForm {
  readonly formats: readonly FormatPage[];
  readonly format: FormatPage | undefined;
  readonly values: ReadonlyMap<string, PlainValue>;
  readonly tables: readonly OfferedTable[];
  readonly from: number;
  /** Whether the format takes all rows of its tables, whatever was asked of others. */
  readonly isWhole: boolean;
  readonly compression: Compression;
  /** Whether each table has a file of its own where one could hold all. */
  readonly isApart: boolean;
  /** Undefined while it is not known how many rows there are. */
  readonly choice: ExportChoice | undefined;
  readonly chooseFormat: (id: string) => void;
  readonly setOption: (name: string, value: PlainValue | undefined) => void;
  readonly chooseTable: (table: string, isChosen: boolean) => void;
  readonly setTake: (table: string, take: number | undefined) => void;
  readonly setFrom: (from: number) => void;
  readonly setCompression: (compression: Compression) => void;
  readonly setApart: (isApart: boolean) => void;
}

const NO_VALUES: ReadonlyMap<string, PlainValue> = new Map();

/** Holds what a person chooses for an export. */
export function useExportForm(good: GoodSchema): ExportForm {
  const { data: catalogue } = useQuery(catalogueQuery);
  const { data: counts } = useQuery(countsQuery(good.text));
  const [formatId, chooseFormat] = useState('csv');
  const [options, setOptions] = useState<ReadonlyMap<string, ReadonlyMap<string, PlainValue>>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(good.schema.tables.filter(({ hidden }) => hidden).map(({ name }) => name)),
  );
  const [takes, setTakes] = useState<ReadonlyMap<string, number>>(new Map());
  const [typedFrom, setFrom] = useState(0);
  const [asked, setCompression] = useState<Compression>('none');
  const [isApart, setApart] = useState(false);
  const values = options.get(formatId) ?? NO_VALUES;
  const format = catalogue?.formats.find(({ id }) => id === formatId);
  const isWhole = format?.holdsTables === true && !isApart;
  const compression = format?.isPacked === true ? 'none' : asked;
  const from = isWhole ? 0 : typedFrom;
  const tables = useMemo(
    () =>
      good.schema.tables.map(({ name }): OfferedTable => {
        const rowCount = counts?.find(({ table }) => table === name)?.rowCount ?? 0;
        const most = Math.max(0, rowCount - from);
        const wished = isWhole ? most : (takes.get(name) ?? most);
        const needed = counts !== undefined && wished > most ? from + wished : undefined;
        return { table: name, rowCount, isChosen: !left.has(name), take: Math.min(wished, most), wished, needed };
      }),
    [good, counts, left, takes, from, isWhole],
  );
  const choice = useMemo((): ExportChoice | undefined => {
    if (counts === undefined) return undefined;
    const chosen = tables.filter(({ isChosen }) => isChosen).map(({ table, take }) => ({ table, take }));
    return {
      text: good.text,
      tables: chosen,
      from,
      format: formatId,
      options: formatOptions(values),
      compression,
      packing: packingOf(chosen.length, isWhole),
    };
  }, [good, counts, tables, from, formatId, values, compression, isWhole]);
  return {
    formats: catalogue?.formats ?? [],
    format,
    values,
    tables,
    from,
    isWhole,
    compression,
    isApart,
    choice,
    chooseFormat,
    setOption: (name, value) => setOptions(new Map(options).set(formatId, withEntry(values, name, value))),
    chooseTable(table, isChosen) {
      const next = new Set(left);
      if (isChosen) next.delete(table);
      else next.add(table);
      setLeft(next);
    },
    setTake: (table, take) => setTakes(withEntry(takes, table, take)),
    setFrom,
    setCompression,
    setApart,
  };
}

function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

/** Options of formats are texts, numbers and flags. */
function formatOptions(values: ReadonlyMap<string, PlainValue>): ExportChoice['options'] {
  const plain = [...values].filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}
