import { ActionIcon, Button } from '@mantine/core';
import { pointerOfKeys } from '@populace/document';
import { IconPlus, IconX } from '@tabler/icons-react';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { formatCount, formatShare } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import classes from './formula-field.module.css';
import { FormulaField } from './formula-field.tsx';
import { trialOf, triedChecks } from './tried-checks.ts';

/** The formulas that hold in every row of a table, each with the share of rows in which it held when it was tried. */
export function CheckFields({ table }: { readonly table: TableView }) {
  const text = useText();
  const tryEdit = useTryEdit();
  const { checks } = table;
  // The place of the check that was added last.
  const [added, setAdded] = useState<number>();
  const noteOf = useTrials(table.name);
  const list = table.pointer + pointerOfKeys('checks');
  const edit = (one: SchemaEdit, join?: string) =>
    tryEdit(one, { key: 'set-option', values: { option: 'checks', column: table.name } }, join);
  const set = (value: readonly string[] | undefined) =>
    edit({ kind: 'set-table-option', table: table.name, option: 'checks', value });
  const first = 'rowNumber >= 0';
  return (
    <fieldset className={classes.list} aria-label={text('checks')}>
      <div>
        <div className={classes.label}>{text('checks')}</div>
        <p className={classes.note}>{text('checksHint')}</p>
      </div>
      {checks.map((check, place) => {
        const pointer = list + pointerOfKeys(place);
        return (
          <FormulaField
            // biome-ignore lint/suspicious/noArrayIndexKey: a check is its place; two may say the same.
            key={place}
            name={text('check', { place: place + 1 })}
            table={table.name}
            pointer={pointer}
            value={check}
            note={noteOf(pointer, check)}
            isBegun={place === added}
            actions={
              <ActionIcon
                aria-label={text('removeCheck', { place: place + 1 })}
                onClick={() => (checks.length === 1 ? set(undefined) : edit({ kind: 'remove-value', pointer }))}
              >
                <IconX size={14} stroke={1.6} />
              </ActionIcon>
            }
            onChange={(value) => edit({ kind: 'set-value', pointer, value }, pointer)}
          />
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.6} />}
        onClick={() => {
          setAdded(checks.length);
          if (checks.length === 0) set([first]);
          else edit({ kind: 'insert-item', pointer: list, value: first });
        }}
      >
        {text('addCheck')}
      </Button>
    </fieldset>
  );
}

/** Says in how many rows each check held, where they could be tried. */
function useTrials(table: string): (pointer: string, check: string) => string | undefined {
  const text = useText();
  const good = useSessionPart((state) => state.good);
  const isThere = good?.schema.tables.some(({ name }) => name === table) ?? false;
  const { data } = useQuery({
    queryKey: ['checks', good?.text, table],
    queryFn:
      good === undefined || !isThere
        ? skipToken
        : async ({ signal }) => {
            const trials = await backgroundEngine.call('checks', { text: good.text, table }, signal);
            return triedChecks(good.text, table, trials);
          },
    placeholderData: keepPreviousData,
  });
  return (pointer, check) => {
    const trial = trialOf(data ?? [], pointer, check);
    if (trial === undefined) return undefined;
    return text('held', { share: formatShare(trial.held / trial.rows), rows: formatCount(trial.rows) });
  };
}
