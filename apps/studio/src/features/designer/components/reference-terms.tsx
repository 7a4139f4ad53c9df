import { Select } from '@mantine/core';
import { pointerOfKeys } from '@populace/document';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { FormulaField } from '../formulas/formula-field.tsx';
import { useText } from '../messages.ts';
import { useColumnProblems } from '../use-column-problems.ts';

interface ReferenceTermsProps {
  readonly table: TableView;
  readonly column: ColumnView;
}

/** Which rows a reference leads to, and which rows have it: fields for what is written, and for the row that it must not be. */
export function ReferenceTerms({ table, column }: ReferenceTermsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { ofOption } = useColumnProblems(table.name, column.name);
  const { reference } = column;
  if (reference === undefined) return null;
  const set = (option: string, value: string | undefined) =>
    tryEdit(
      { kind: 'set-option', table: table.name, column: column.name, option, value },
      { key: 'set-option', values: { option, column: column.name } },
      `option ${table.name} ${column.name} ${option}`,
    );
  const others = table.columns.flatMap(({ name, reference: other }) =>
    name !== column.name && other?.table === reference.table ? [name] : [],
  );
  const terms = [
    { option: 'where', value: reference.where, of: reference.table, name: text('referenceWhere') },
    { option: 'when', value: reference.when, of: table.name, name: text('referenceWhen') },
  ];
  return (
    <>
      {(others.length > 0 || reference.otherThan !== undefined) && (
        <FormRow name={text('otherThan')} hint={text('otherThanHint')} problem={ofOption('otherThan')}>
          {(ids) => (
            <Select
              data={[...new Set([...others, ...(reference.otherThan === undefined ? [] : [reference.otherThan])])]}
              value={reference.otherThan ?? null}
              clearable
              aria-labelledby={ids.label}
              onChange={(other) => set('otherThan', other ?? undefined)}
            />
          )}
        </FormRow>
      )}
      {terms.map(
        ({ option, value, of, name }) =>
          value !== undefined && (
            <FormulaField
              key={option}
              name={name}
              table={of}
              pointer={column.pointer + pointerOfKeys(option)}
              value={value}
              onChange={(formula) => set(option, formula === '' ? undefined : formula)}
            />
          ),
      )}
    </>
  );
}
