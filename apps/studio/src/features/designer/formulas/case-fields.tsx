import { ActionIcon, Button } from '@mantine/core';
import { pointerOfKeys } from '@populace/document';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { BranchThen } from './branch-then.tsx';
import { branchesOf } from './case-branches.ts';
import classes from './formula-field.module.css';
import { FormulaField } from './formula-field.tsx';

interface CaseFieldsProps {
  readonly table: TableView;
  readonly column: ColumnView;
}

/** The branches of a column of cases, in the order in which they are tried. */
export function CaseFields({ table, column }: CaseFieldsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const branches = branchesOf(column);
  const list = column.pointer + pointerOfKeys('case');
  const edit = (one: SchemaEdit, join?: string) =>
    tryEdit(one, { key: 'set-option', values: { option: 'case', column: column.name } }, join && `${list} ${join}`);
  const last = branches.findIndex(({ when }) => when === undefined);
  const add = () => {
    const at = last < 0 ? branches.length : last;
    const branch = new Map([
      ['when', `rowNumber % ${at + 2} == 0`],
      ['then', null],
    ]);
    edit({ kind: 'insert-item', pointer: list, at, value: branch });
  };
  return (
    <fieldset className={classes.list} aria-label={text('case')}>
      {branches.map(({ when, makes }, place) => {
        const pointer = list + pointerOfKeys(place);
        const number = place + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its place; two may say the same.
          <div key={place} className={classes.branch} role="group" aria-label={text('branch', { place: number })}>
            <div className={classes.branchHead}>
              <span>{text(when === undefined ? 'otherwise' : 'branch', { place: number })}</span>
              <ActionIcon
                aria-label={text('branchUp', { place: number })}
                disabled={place === 0 || when === undefined}
                onClick={() => edit({ kind: 'move-item', pointer: list, from: place, at: place - 1 })}
              >
                <IconArrowUp size={14} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                aria-label={text('branchDown', { place: number })}
                disabled={when === undefined || branches[place + 1]?.when === undefined}
                onClick={() => edit({ kind: 'move-item', pointer: list, from: place, at: place + 2 })}
              >
                <IconArrowDown size={14} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                aria-label={text('removeBranch', { place: number })}
                disabled={branches.length === 1}
                onClick={() => edit({ kind: 'remove-value', pointer })}
              >
                <IconX size={14} stroke={1.6} />
              </ActionIcon>
            </div>
            {when !== undefined && (
              <FormulaField
                name={text('when', { place: number })}
                table={table.name}
                pointer={`${pointer}/when`}
                value={when}
                onChange={(value) => edit({ kind: 'set-value', pointer: `${pointer}/when`, value }, `when ${place}`)}
              />
            )}
            <BranchThen
              table={table.name}
              place={number}
              pointer={`${pointer}/then`}
              then={makes}
              onChange={(value, join) => edit({ kind: 'set-value', pointer: `${pointer}/then`, value }, join)}
            />
          </div>
        );
      })}
      <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={add}>
        {text('addBranch')}
      </Button>
    </fieldset>
  );
}
