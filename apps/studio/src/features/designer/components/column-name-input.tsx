import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { NameInput } from './name-input.tsx';

interface ColumnNameInputProps {
  readonly table: string;
  readonly column: string;
  /** Whether it was just made, so that nobody knows its values yet. */
  readonly isNew: boolean;
  readonly onEnd: () => void;
}

/** The name of a column while it is changed; the column stays selected. */
export function ColumnNameInput({ table, column, isNew, onEnd }: ColumnNameInputProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { table: open, select } = useSelection();
  const rename = (name: string) => {
    const label = { key: 'rename-column', values: { column } };
    if (tryEdit({ kind: 'rename-column', table, column, name }, label)) select([name]);
  };
  return (
    <NameInput
      label={text('rename', { name: column })}
      name={column}
      isBegun
      onName={rename}
      taken={new Set(open?.columns.map(({ name }) => name))}
      renamed={isNew ? undefined : { table, column }}
      onEnd={onEnd}
    />
  );
}
