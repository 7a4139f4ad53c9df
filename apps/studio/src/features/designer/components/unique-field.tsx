import { Switch } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { useText } from '../messages.ts';
import classes from './inspector.module.css';

interface UniqueFieldProps {
  readonly table: string;
  readonly column: ColumnView;
  readonly problem: string | undefined;
}

/** Whether no value may come twice, with how many the column can take. */
export function UniqueField({ table, column, problem }: UniqueFieldProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const capacity = useCapacity(table, column.name);
  return (
    <FormRow name={text('unique')} hint={capacity?.refusal ?? text('uniqueHint')} problem={problem}>
      {({ label, described }) => (
        <>
          <Switch
            size="sm"
            checked={column.unique}
            disabled={capacity?.refusal !== undefined && !column.unique}
            aria-labelledby={label}
            aria-describedby={described}
            onChange={({ currentTarget }) =>
              tryEdit(
                { kind: 'set-unique', table, column: column.name, unique: currentTarget.checked },
                { key: 'set-option', values: { option: 'unique', column: column.name } },
              )
            }
          />
          {capacity?.rows !== undefined && (
            <span className={classes.capacity}>{text('capacity', { count: formatCount(BigInt(capacity.rows)) })}</span>
          )}
        </>
      )}
    </FormRow>
  );
}

/** Whether a column can be unique; undefined while that is not known. */
function useCapacity(table: string, column: string) {
  const good = useSessionPart((state) => state.good);
  const { data } = useQuery({
    queryKey: ['capacities', good?.text, table],
    queryFn:
      good === undefined
        ? skipToken
        : ({ signal }) => backgroundEngine.call('capacities', { text: good.text, table }, signal),
  });
  return data?.find(({ column: name }) => name === column);
}
