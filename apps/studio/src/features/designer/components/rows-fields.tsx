import { SegmentedControl, Select, Switch } from '@mantine/core';
import type { RowsChoice } from '../../../lib/document/edits/schema-edit.ts';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { FormulaField } from '../formulas/formula-field.tsx';
import { useText } from '../messages.ts';
import { type ChildCount, childCountOf, writtenCount } from '../row-counts.ts';
import { useSelection } from '../use-selection.ts';
import { CountRow, NumberRow } from './number-rows.tsx';

/** How many rows a table has: a number, or some for each row of another table. */
export function RowsFields({ table }: { readonly table: TableView }) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { tables } = useSelection();
  const parents = tables.filter(({ name }) => name !== table.name).map(({ name }) => name);
  const { rows } = table;
  const set = (choice: RowsChoice, join?: string) =>
    tryEdit(
      { kind: 'set-rows', table: table.name, rows: choice },
      { key: 'set-rows', values: { table: table.name } },
      join,
    );
  if (rows.kind === 'given') return <p>{text('rowsGiven', { count: rows.count })}</p>;
  const isPer = rows.kind === 'per';
  const firstParent = parents[0];
  return (
    <>
      <FormRow name={text('rows')}>
        {(ids) => (
          <SegmentedControl
            fullWidth
            style={{ flex: 1 }}
            aria-labelledby={ids.label}
            value={isPer ? 'per' : 'count'}
            data={[
              { value: 'count', label: text('rowsCount') },
              { value: 'per', label: text('rowsPer'), disabled: firstParent === undefined },
            ]}
            onChange={(kind) => {
              if (kind === 'count') set({ kind: 'count', count: 1000 });
              else if (firstParent !== undefined) set({ kind: 'per', parent: firstParent, count: { between: [1, 5] } });
            }}
          />
        )}
      </FormRow>
      {isPer ? (
        <PerFields table={table} parents={parents} rows={rows} set={set} />
      ) : (
        <CountRow
          written={rows.kind === 'count' ? rows.text.replaceAll('_', '') : ''}
          onCount={(count) => set({ kind: 'count', count }, `rows ${table.name}`)}
        />
      )}
    </>
  );
}

interface PerFieldsProps {
  readonly table: TableView;
  readonly parents: readonly string[];
  readonly rows: Extract<TableView['rows'], { kind: 'per' }>;
  readonly set: (rows: RowsChoice, join?: string) => void;
}

function PerFields({ table, parents, rows, set }: PerFieldsProps) {
  const text = useText();
  const count = childCountOf(rows.count);
  const written = rows.count ?? 1;
  const choice = { kind: 'per', parent: rows.parent, count: written, via: rows.via, shuffle: rows.shuffle } as const;
  const setCount = (next: Exclude<ChildCount, { kind: 'other' }>) =>
    set({ ...choice, count: writtenCount(next) }, `rows ${table.name}`);
  const vias = table.columns.filter(({ reference }) => reference?.table === rows.parent).map(({ name }) => name);
  return (
    <>
      <FormRow name={text('parent')}>
        {(ids) => (
          <Select
            data={[...parents]}
            value={rows.parent}
            allowDeselect={false}
            aria-labelledby={ids.label}
            onChange={(parent) => parent !== null && set({ ...choice, parent, via: undefined })}
          />
        )}
      </FormRow>
      <FormRow name={text('each')}>
        {(ids) => (
          <Select
            aria-labelledby={ids.label}
            allowDeselect={false}
            value={count.kind}
            data={[
              { value: 'fixed', label: text('fixed') },
              { value: 'between', label: text('between') },
              { value: 'average', label: text('average') },
              { value: 'formula', label: text('byFormula') },
              ...(count.kind === 'other' ? [{ value: 'other', label: `${text('other')}: ${rows.countText}` }] : []),
            ]}
            onChange={(kind) => {
              if (kind === 'fixed') setCount({ kind, count: 3 });
              if (kind === 'between') setCount({ kind, least: 1, most: 5 });
              if (kind === 'average') setCount({ kind, mean: 3 });
              if (kind === 'formula') setCount({ kind, formula: 'rowNumber % 3 + 1' });
            }}
          />
        )}
      </FormRow>
      {count.kind === 'formula' && (
        <FormulaField
          name={text('howMany')}
          table={rows.parent}
          pointer={`${rows.pointer}/count/formula`}
          value={count.formula}
          onChange={(formula) => setCount({ kind: 'formula', formula })}
        />
      )}
      {count.kind === 'fixed' && (
        <NumberRow name={text('howMany')} value={count.count} onNumber={(n) => setCount({ kind: 'fixed', count: n })} />
      )}
      {count.kind === 'average' && (
        <NumberRow name={text('mean')} value={count.mean} onNumber={(n) => setCount({ kind: 'average', mean: n })} />
      )}
      {count.kind === 'between' && (
        <>
          <NumberRow name={text('least')} value={count.least} onNumber={(n) => setCount({ ...count, least: n })} />
          <NumberRow name={text('most')} value={count.most} onNumber={(n) => setCount({ ...count, most: n })} />
        </>
      )}
      {vias.length > 1 && (
        <FormRow name={text('via')} hint={text('viaHint')}>
          {(ids) => (
            <Select
              data={vias}
              value={rows.via ?? null}
              aria-labelledby={ids.label}
              onChange={(via) => set({ ...choice, via: via ?? undefined })}
            />
          )}
        </FormRow>
      )}
      <FormRow name={text('shuffle')} hint={text('shuffleHint')}>
        {(ids) => (
          <Switch
            size="sm"
            checked={rows.shuffle}
            aria-labelledby={ids.label}
            aria-describedby={ids.described}
            onChange={({ currentTarget }) => set({ ...choice, shuffle: currentTarget.checked })}
          />
        )}
      </FormRow>
    </>
  );
}
