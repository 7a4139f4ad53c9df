import type { OptionPage } from '@populace/library';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { ShareField } from '../../../ui/option-form/share-field.tsx';
import { useText } from '../messages.ts';
import { FlagRow, TextRow } from './form-rows.tsx';
import { type ColumnFieldsProps, MoreFields } from './more-fields.tsx';
import { UniqueField } from './unique-field.tsx';

const nullsOption: OptionPage = {
  name: 'nulls',
  kind: 'share',
  summary: '',
  required: false,
  default: '0%',
  schema: {},
};

/** What every column may have, whatever fills it. */
export function CommonFields({ table, column, problemOf }: ColumnFieldsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const at = { table: table.name, column: column.name };
  const label = (option: string) => ({ key: 'set-option', values: { option, column: column.name } });
  const note = (value: string | undefined) =>
    tryEdit(
      { kind: 'set-option', ...at, option: 'description', value },
      label('description'),
      `option ${table.name} ${column.name} description`,
    );
  const isExact = column.nulls?.exact ?? false;
  const share = column.nulls?.share;
  const setNulls = (next: string | undefined, exact: boolean) =>
    tryEdit({ kind: 'set-nulls', ...at, share: next, exact }, label('nulls'), `nulls ${table.name} ${column.name}`);
  return (
    <>
      <FormRow name={text('nulls')} problem={problemOf('nulls')}>
        {(ids) => (
          <ShareField
            option={nullsOption}
            value={share}
            onChange={(value) => setNulls(value === undefined ? undefined : String(value), isExact)}
            ids={ids}
          />
        )}
      </FormRow>
      {share !== undefined && (
        <FlagRow
          name={text('exact')}
          hint={text('exactHint')}
          isOn={isExact}
          onChange={(exact) => setNulls(column.nulls?.text, exact)}
        />
      )}
      <UniqueField table={table.name} column={column} problem={problemOf('unique')} />
      <TextRow name={text('description')} value={column.description} onChange={note} />
      <MoreFields table={table} column={column} problemOf={problemOf} />
    </>
  );
}
