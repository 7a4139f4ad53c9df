import { pointerOfKeys } from '@populace/document';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { FormulaField } from './formula-field.tsx';

/** The formula that says the values of a column. */
export function ColumnFormula({ table, column }: { readonly table: TableView; readonly column: ColumnView }) {
  const text = useText();
  const tryEdit = useTryEdit();
  return (
    <FormulaField
      name={text('formula')}
      table={table.name}
      pointer={column.pointer + pointerOfKeys('formula')}
      value={String(column.options.get('formula')?.value ?? '')}
      onChange={(value) =>
        tryEdit(
          { kind: 'set-option', table: table.name, column: column.name, option: 'formula', value },
          { key: 'set-option', values: { option: 'formula', column: column.name } },
          `option ${table.name} ${column.name} formula`,
        )
      }
    />
  );
}
