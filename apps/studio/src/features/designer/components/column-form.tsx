import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { OptionFields } from '../../../ui/option-form/option-fields.tsx';
import { SubjectIcon } from '../../../ui/subject-icon.tsx';
import { generatorOf } from '../column-words.ts';
import { CaseFields } from '../formulas/case-fields.tsx';
import { ColumnFormula } from '../formulas/column-formula.tsx';
import { openGallery } from '../gallery/gallery-state.ts';
import { useText } from '../messages.ts';
import { useColumnProblems } from '../use-column-problems.ts';
import { ColumnProblems } from './column-problems.tsx';
import { CommonFields } from './common-fields.tsx';
import { GeneratorWords } from './generator-cell.tsx';
import classes from './inspector.module.css';
import { ReferenceFields } from './reference-fields.tsx';

interface ColumnFormProps {
  readonly table: TableView;
  readonly column: ColumnView;
}

/** A column: its generator with its options, or what it refers to, and what every column may have. */
export function ColumnForm({ table, column }: ColumnFormProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { data: catalogue } = useQuery(catalogueQuery);
  const generator = generatorOf(catalogue?.generators ?? [], column.generator);
  const problems = useColumnProblems(table.name, column.name);
  const values = useMemo(() => new Map([...column.options].map(([name, { value }]) => [name, value])), [column]);
  const at = { table: table.name, column: column.name };
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      {generator !== undefined && (
        <p className={classes.summary}>
          <CodedText text={generator.summary} />
        </p>
      )}
      <ColumnProblems problems={problems.general} />
      <FormRow name={text('generator')}>
        {({ label }) => (
          <Button
            fullWidth
            justify="flex-start"
            styles={{ label: { flex: 1 } }}
            aria-describedby={label}
            leftSection={<SubjectIcon generator={column.generator} isReference={column.kind === 'reference'} />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            onClick={() => openGallery(column.name)}
          >
            <GeneratorWords column={column} />
          </Button>
        )}
      </FormRow>
      {column.reference !== undefined && <ReferenceFields table={table} column={column} />}
      {column.kind === 'formula' && <ColumnFormula table={table} column={column} />}
      {column.kind === 'case' && <CaseFields table={table} column={column} />}
      {generator !== undefined && (
        <OptionFields
          options={generator.options}
          values={values}
          problemOf={problems.ofOption}
          onChange={(option, value) =>
            tryEdit(
              { kind: 'set-option', ...at, option, value },
              { key: 'set-option', values: { option, column: column.name } },
              `option ${table.name} ${column.name} ${option}`,
            )
          }
        />
      )}
      <CommonFields table={table} column={column} problemOf={problems.ofOption} />
    </form>
  );
}
