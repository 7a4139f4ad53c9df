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
  const room =
    capacity?.rows === undefined ? undefined : text('capacity', { count: formatCount(BigInt(capacity.rows)) });
  return (
    <FormRow name={text('unique')} hint={reasonOf(capacity?.refusal) ?? room} problem={problem}>
      {({ label, described }) => (
        <Switch
          size="sm"
          checked={column.unique}
          disabled={capacity?.refusal !== undefined && !column.unique}
          label={text('uniqueHint')}
          classNames={{ label: classes.switchLabel }}
          title={capacity?.refusal}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={({ currentTarget }) =>
            tryEdit(
              { kind: 'set-unique', table, column: column.name, unique: currentTarget.checked },
              { key: 'set-option', values: { option: 'unique', column: column.name } },
            )
          }
        />
      )}
    </FormRow>
  );
}

/** The reason out of `"name" cannot be unique: the reason; the way out`, as a sentence; the whole is in the tooltip. */
function reasonOf(refusal: string | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const [, reason = refusal] = /cannot be unique:? ?(.+?)(?:;|$)/.exec(refusal) ?? [];
  return `${/^[a-z]+ /.test(reason) ? reason.charAt(0).toUpperCase() + reason.slice(1) : reason}.`;
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
