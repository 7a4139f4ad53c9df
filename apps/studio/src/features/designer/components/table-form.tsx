import { Button } from '@mantine/core';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { locationOf } from '../../../lib/document/pointer.ts';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { CheckFields } from '../formulas/check-fields.tsx';
import { useText } from '../messages.ts';
import { ColumnProblems } from './column-problems.tsx';
import { FlagRow, LocaleRow, TextRow } from './form-rows.tsx';
import classes from './inspector.module.css';
import { localePlaceholder } from './more-fields.tsx';
import { RowsFields } from './rows-fields.tsx';

/** The open table: its rows, and what is said of it as a whole. */
export function TableForm({ table }: { readonly table: TableView }) {
  const text = useText();
  const tryEdit = useTryEdit();
  const problems = useSessionPart((state) => state.problems).filter(({ place }) => {
    const location = locationOf(place.pointer);
    // What is wrong with one formula is told beside it.
    const isOfFormula = location.option === 'checks' && location.rest.length > 0 && place.within !== undefined;
    return location.table === table.name && location.column === undefined && !isOfFormula;
  });
  const duplicate = useCommand('designer.duplicate-table');
  const remove = useCommand('designer.delete-table');
  const set = (option: string, value: string | boolean | undefined) =>
    tryEdit(
      { kind: 'set-table-option', table: table.name, option, value },
      { key: 'set-option', values: { option, column: table.name } },
      `table ${table.name} ${option}`,
    );
  const shares = table.locale?.shares ?? [];
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <ColumnProblems problems={problems} />
      <RowsFields table={table} />
      <LocaleRow
        name={text('locale')}
        hint={text('localeHint')}
        shares={shares}
        placeholder={localePlaceholder(shares.length, text)}
        nothingFound={text('noLocaleFound')}
        onChange={(id) =>
          tryEdit(
            { kind: 'set-locale', table: table.name, shares: id === undefined ? [] : [{ id, weight: 1 }] },
            { key: 'set-option', values: { option: 'locale', column: table.name } },
            `table ${table.name} locale`,
          )
        }
      />
      <TextRow name={text('description')} value={table.description} onChange={(value) => set('description', value)} />
      <FlagRow
        name={text('hidden')}
        hint={text('hiddenTableHint')}
        isOn={table.hidden}
        onChange={(isOn) => set('hidden', isOn || undefined)}
      />
      <CheckFields table={table} />
      <div className={classes.actions}>
        <Button onClick={duplicate?.run}>{text('duplicateTable')}</Button>
        <Button onClick={remove?.run}>{text('deleteTable')}</Button>
      </div>
    </form>
  );
}
