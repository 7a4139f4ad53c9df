import { type MouseEvent, useState } from 'react';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { useShowsMore } from '../use-shows-more.ts';
import { FlagRow, LocaleRow, PickRow, TextRow } from './form-rows.tsx';
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
  const set = (option: string, value: string | boolean | null | undefined) =>
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
        <PickRow
          name={text('type')}
          choices={TYPES}
          hint={text('typeHint')}
          problem={problemOf('type')}
          value={column.type}
          onChange={(v) => set('type', v)}
        />
        {column.generator !== undefined && (
          <PickRow
            name={text('of')}
            choices={subjectsOf(table)}
            hint={text('ofHint')}
            problem={problemOf('of')}
            value={column.of}
            onChange={(v) => set('of', v)}
          />
        )}
        {column.generator !== undefined && (
          <LocaleRow
            name={text('locale')}
            hint={text('localeHint')}
            problem={problemOf('locale')}
            shares={column.locale?.shares ?? []}
            placeholder={localePlaceholder(column.locale?.shares.length ?? 0, text)}
            nothingFound={text('noLocaleFound')}
            onChange={(v) =>
              tryEdit(
                { kind: 'set-locale', ...at, shares: v === undefined ? [] : [{ id: v, weight: 1 }] },
                label('locale'),
                `locale ${column.name}`,
              )
            }
          />
        )}
        {(column.generator !== undefined || column.kind === 'case') && (
          <TextRow
            name={text('missing')}
            hint={text('missingHint')}
            problem={problemOf('missing')}
            value={column.missing}
            onChange={(v) => set('missing', v === 'null' ? null : v)}
          />
        )}
      </div>
    </details>
  );
}

/** Types of values, those with a size in usual ones. */
const TYPES = [
  'string',
  'string(40)',
  'int32',
  'int64',
  'float64',
  'decimal(10,2)',
  'boolean',
  'date',
  'time',
  'timestamp',
  'timestamptz',
  'uuid',
  'bytes',
  'json',
];

/** Whom columns are usually about, beside the row's own. */
const SUBJECTS = ['spouse', 'parent', 'child', 'billing', 'shipping', 'work'];

/** Whom columns of a table can be about: those that others are, first. */
function subjectsOf({ columns }: TableView): readonly string[] {
  return [...new Set([...columns.flatMap(({ of }) => (of === undefined ? [] : [of])), ...SUBJECTS])];
}

/** What stands where no single locale is chosen. */
export function localePlaceholder(shares: number, text: ReturnType<typeof useText>): string {
  return shares > 1 ? text('localeMix', { count: shares }) : text('localeOfSchema');
}

/** Whether a column has any of what is folded away; only then can something be wrong there. */
function hasMore({ hidden, type, of, locale, missing }: ColumnView): boolean {
  return hidden || [type, of, locale, missing].some((option) => option !== undefined);
}
