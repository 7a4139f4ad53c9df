import { type MouseEvent, useState } from 'react';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { useShowsMore } from '../use-shows-more.ts';
import { FlagRow, TextRow } from './form-rows.tsx';
import classes from './inspector.module.css';

export interface ColumnFieldsProps {
  readonly table: TableView;
  readonly column: ColumnView;
  readonly problemOf: (option: string) => string | undefined;
}

/** What few columns have: folded away until it is asked for, or has something in it. */
export function MoreFields({ table, column, problemOf }: ColumnFieldsProps) {
  const text = useText();
  const tryEdit = useTryEdit();
  const [showsMore, setShowsMore] = useShowsMore();
  const [isOpen, setOpen] = useState(showsMore || hasMore(column));
  const toggle = (event: MouseEvent) => {
    // Opened by what is remembered, not by the browser: the two would undo one another.
    event.preventDefault();
    setOpen(!isOpen);
    setShowsMore(!isOpen);
  };
  const at = { table: table.name, column: column.name };
  const label = (option: string) => ({ key: 'set-option', values: { option, column: column.name } });
  const set = (option: string, value: string | boolean | undefined) =>
    tryEdit(
      { kind: 'set-option', ...at, option, value },
      label(option),
      `option ${table.name} ${column.name} ${option}`,
    );
  return (
    <details className={classes.more} open={isOpen}>
      <summary onClick={toggle}>{text('moreOptions')}</summary>
      <div className={classes.moreFields}>
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
      </div>
    </details>
  );
}

/** Whether a column has any of what is folded away; only then can something be wrong there. */
function hasMore({ hidden, type, of, locale }: ColumnView): boolean {
  return hidden || type !== undefined || of !== undefined || locale !== undefined;
}
