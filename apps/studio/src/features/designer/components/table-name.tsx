import type { TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { askToNameTable, useIsTableAsked } from '../new-table.ts';
import { useSelection } from '../use-selection.ts';
import { NameInput } from './name-input.tsx';

/** The open table's name, changed where it stands; what refers to the table follows. */
export function TableName({ table }: { readonly table: TableView }) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { tables, openTable } = useSelection();
  const isNew = useIsTableAsked(table.name);
  const rename = (name: string) => {
    if (
      tryEdit({ kind: 'rename-table', table: table.name, name }, { key: 'rename-table', values: { table: table.name } })
    )
      openTable(name);
  };
  return (
    <h2>
      <NameInput
        label={text('tableName')}
        name={table.name}
        onName={rename}
        taken={new Set(tables.map(({ name }) => name))}
        renamed={{ table: table.name }}
        isBegun={isNew}
        stays
        onEnd={() => askToNameTable(undefined)}
      />
    </h2>
  );
}
