import { Select } from '@mantine/core';
import { keyOf } from '../../../lib/document/key-of.ts';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { followsParent } from '../follows-parent.ts';
import { useText } from '../messages.ts';
import { type Way, wayOf, writtenWay } from '../reference-ways.ts';
import { useColumnProblems } from '../use-column-problems.ts';
import { useSelection } from '../use-selection.ts';
import { FlagRow } from './form-rows.tsx';
import { ReferenceTerms } from './reference-terms.tsx';

/** The way of a reference that the rows per parent give: nobody chooses it. */
const FOLLOWED = 'followed';

interface ReferenceFieldsProps {
  readonly table: TableView;
  readonly column: ColumnView;
}

/** What a column refers to, and how the row is chosen. */
export function ReferenceFields({ table, column }: ReferenceFieldsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { tables } = useSelection();
  const { ofOption } = useColumnProblems(table.name, column.name);
  const { reference } = column;
  if (reference === undefined) return null;
  const target = tables.find(({ name }) => name === reference.table);
  const at = { table: table.name, column: column.name };
  const label = { key: 'set-reference', values: { column: column.name } };
  const refer = (to: string, toColumn: string) =>
    tryEdit({ kind: 'make-reference', ...at, to: { table: to, column: toColumn }, by: reference.by }, label);
  const setBy = (way: Way) => tryEdit({ kind: 'set-option', ...at, option: 'by', value: writtenWay(way) }, label);
  const way = wayOf(reference.by);
  const isFollowed = followsParent(table, column);
  const names: Record<Way['kind'], string> = {
    uniform: text('wayUniform'),
    oneToOne: text('wayOneToOne'),
    recency: text('wayRecency'),
    child: text('wayChild'),
    zipf: text('wayZipf'),
    weight: text('wayWeight'),
    tree: text('wayTree'),
  };
  const numbers = target?.columns.map(({ name }) => name) ?? [];
  return (
    <>
      <FormRow name={text('target')} problem={ofOption('references')}>
        {(ids) => (
          <Select
            data={tables.map(({ name }) => name)}
            value={reference.table}
            allowDeselect={false}
            searchable={tables.length > 10}
            aria-labelledby={ids.label}
            onChange={(to) => to !== null && refer(to, keyOf(tables.find(({ name }) => name === to)))}
          />
        )}
      </FormRow>
      <FormRow name={text('targetColumn')}>
        {(ids) => (
          <Select
            data={target?.columns.map(({ name }) => name) ?? []}
            value={reference.column}
            allowDeselect={false}
            aria-labelledby={ids.label}
            onChange={(to) => to !== null && refer(reference.table, to)}
          />
        )}
      </FormRow>
      <FormRow name={text('way')} problem={ofOption('by')}>
        {(ids) => (
          <Select
            data={
              isFollowed
                ? [{ value: FOLLOWED, label: text('wayFollowed') }]
                : Object.entries(names).map(([value, words]) => ({ value, label: words }))
            }
            value={isFollowed ? FOLLOWED : way.kind}
            allowDeselect={false}
            readOnly={isFollowed}
            aria-labelledby={ids.label}
            onChange={(kind) => kind !== null && setBy({ kind: kind as Way['kind'], weight: numbers[0] })}
          />
        )}
      </FormRow>
      {way.kind === 'weight' && (
        <FormRow name={text('weightColumn')}>
          {(ids) => (
            <Select
              data={numbers}
              value={way.weight ?? null}
              aria-labelledby={ids.label}
              onChange={(weight) => weight !== null && setBy({ kind: 'weight', weight })}
            />
          )}
        </FormRow>
      )}
      <ReferenceTerms table={table} column={column} />
      {reference.table === table.name && (
        <FlagRow
          name={text('self')}
          hint={text('selfHint')}
          isOn={reference.self}
          onChange={(isOn) => tryEdit({ kind: 'set-option', ...at, option: 'self', value: isOn || undefined }, label)}
        />
      )}
    </>
  );
}
