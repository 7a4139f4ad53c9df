import { Button } from '@mantine/core';
import type { OptionPage } from '@populace/library';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { ShareField } from '../../../ui/option-form/share-field.tsx';
import { useText } from '../messages.ts';
import { FlagRow } from './form-rows.tsx';
import classes from './inspector.module.css';

interface SeveralColumnsProps {
  readonly table: TableView;
  readonly columns: readonly ColumnView[];
}

const nullsOption: OptionPage = {
  name: 'nulls',
  kind: 'share',
  summary: '',
  required: false,
  default: '0%',
  schema: {},
};

/** What can be said of several columns at once. */
export function SeveralColumns({ table, columns }: SeveralColumnsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const commands = [
    useCommand('designer.duplicate'),
    useCommand('designer.copy'),
    useCommand('designer.delete'),
  ].filter((command) => command !== undefined);
  const forEach = (edit: (column: string) => SchemaEdit, option: string) =>
    tryEdit(
      { kind: 'several', edits: columns.map(({ name }) => edit(name)) },
      { key: 'set-option', values: { option, column: columns.map(({ name }) => name).join(', ') } },
      `several ${option}`,
    );
  const shares = new Set(columns.map(({ nulls }) => nulls?.share));
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <p className={classes.summary}>{columns.map(({ name }) => name).join(', ')}</p>
      <div className={classes.actions}>
        {commands.map(({ id, title, run }) => (
          <Button key={id} onClick={run}>
            {title}
          </Button>
        ))}
      </div>
      <FormRow name={text('nulls')}>
        {(ids) => (
          <ShareField
            option={nullsOption}
            value={shares.size === 1 ? columns[0]?.nulls?.share : undefined}
            onChange={(value) =>
              forEach(
                (column) => ({
                  kind: 'set-nulls',
                  table: table.name,
                  column,
                  share: value === undefined ? undefined : String(value),
                }),
                'nulls',
              )
            }
            ids={ids}
          />
        )}
      </FormRow>
      <FlagRow
        name={text('hidden')}
        hint={text('hiddenColumnHint')}
        isOn={columns.every(({ hidden }) => hidden)}
        onChange={(isOn) =>
          forEach(
            (column) => ({ kind: 'set-option', table: table.name, column, option: 'hidden', value: isOn || undefined }),
            'hidden',
          )
        }
      />
    </form>
  );
}
