import { Switch, TextInput } from '@mantine/core';
import type { OptionPage } from '@populace/library';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { ShareField } from '../../../ui/option-form/share-field.tsx';
import { useTyped } from '../../../ui/option-form/use-typed.ts';
import { useText } from '../messages.ts';
import { UniqueField } from './unique-field.tsx';

interface CommonFieldsProps {
  readonly table: TableView;
  readonly column: ColumnView;
  readonly problemOf: (option: string) => string | undefined;
}

const nullsOption: OptionPage = {
  name: 'nulls',
  kind: 'share',
  summary: '',
  required: false,
  default: '0%',
  schema: {},
};

/** What every column may have, whatever fills it. */
export function CommonFields({ table, column, problemOf }: CommonFieldsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const at = { table: table.name, column: column.name };
  const label = (option: string) => ({ key: 'set-option', values: { option, column: column.name } });
  const set = (option: string, value: string | boolean | undefined) =>
    tryEdit(
      { kind: 'set-option', ...at, option, value },
      label(option),
      `option ${table.name} ${column.name} ${option}`,
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
      <FlagRow
        name={text('hidden')}
        hint={text('hiddenColumnHint')}
        isOn={column.hidden}
        onChange={(isOn) => set('hidden', isOn || undefined)}
      />
      <TextRow
        name={text('type')}
        hint={text('typeHint')}
        problem={problemOf('type')}
        value={column.type}
        onChange={(v) => set('type', v)}
      />
      {column.generator !== undefined && (
        <TextRow
          name={text('of')}
          hint={text('ofHint')}
          problem={problemOf('of')}
          value={column.of}
          onChange={(v) => set('of', v)}
        />
      )}
      {column.generator !== undefined && (
        <TextRow
          name={text('locale')}
          hint={text('localeHint')}
          problem={problemOf('locale')}
          value={column.locale?.shares.length === 1 ? column.locale.shares[0]?.id : undefined}
          onChange={(v) =>
            tryEdit(
              { kind: 'set-locale', ...at, shares: v === undefined ? [] : [{ id: v, weight: 1 }] },
              label('locale'),
              `locale ${column.name}`,
            )
          }
        />
      )}
      <TextRow name={text('description')} value={column.description} onChange={(v) => set('description', v)} />
    </>
  );
}

interface TextRowProps {
  readonly name: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A row with a text; an empty one takes the option out. */
export function TextRow({ name, hint, problem, value = '', onChange }: TextRowProps) {
  const [typed, setTyped] = useTyped(value);
  return (
    <FormRow name={name} hint={hint} problem={problem}>
      {({ label, described, isWrong }) => (
        <TextInput
          dir="auto"
          value={typed}
          error={isWrong}
          spellCheck={false}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(currentTarget.value === '' ? undefined : currentTarget.value);
          }}
        />
      )}
    </FormRow>
  );
}

interface FlagRowProps {
  readonly name: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row with a switch. */
export function FlagRow({ name, hint, isOn, onChange }: FlagRowProps) {
  return (
    <FormRow name={name} hint={hint}>
      {({ label, described }) => (
        <Switch
          size="sm"
          checked={isOn}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </FormRow>
  );
}
