import { Button, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PreviewAnswer } from '../../../lib/engine/engine-calls.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { Value } from '../../../ui/value.tsx';
import { useText } from '../messages.ts';
import classes from './compare-worlds.module.css';

interface WorldPaneProps {
  readonly name: string;
  readonly seed: string;
  /** Seeds to choose among. */
  readonly choices: readonly string[];
  readonly current: string;
  readonly rows: PreviewAnswer | undefined;
  readonly error: Error | null;
  /** The rows that these are compared with, and which cells differ from them. */
  readonly before?: PreviewAnswer | undefined;
  readonly changed?: readonly (readonly boolean[])[] | undefined;
  readonly more?: ReactNode;
  readonly onSeed: (seed: string) => void;
  readonly onTake: (seed: string) => void;
}

/** One of two worlds: its seed, and its rows with what differs marked. */
export function WorldPane(props: WorldPaneProps) {
  const { name, seed, choices, current, rows, error, more, onSeed, onTake } = props;
  const text = useText();
  const isCurrent = seed === current;
  return (
    <section className={classes.world} aria-label={name}>
      <div className={classes.tools}>
        <Select
          aria-label={text('seedOf', { name })}
          data={[...choices]}
          value={seed}
          allowDeselect={false}
          onChange={(next) => next !== null && onSeed(next)}
        />
        {more}
        {isCurrent ? (
          <span className={classes.current}>{text('thisWorld')}</span>
        ) : (
          <Button onClick={() => onTake(seed)}>{text('takeWorld')}</Button>
        )}
      </div>
      {error !== null && <ScreenState kind="error" title={text('worldFailed')} text={failureOf(error).message} />}
      {error === null && rows === undefined && <ScreenState kind="loading" title={text('worldLoading')} />}
      {error === null && rows !== undefined && <Rows {...props} rows={rows} />}
    </section>
  );
}

function Rows({ name, seed, rows, before, changed }: WorldPaneProps & { readonly rows: PreviewAnswer }) {
  const text = useText();
  const label = text('rowsOfWorld', { name, seed });
  const count = rows.cells[0]?.length ?? 0;
  return (
    <div className={classes.scroll} {...scrolledByKeys} role="region" aria-label={label} onScroll={scrollTogether}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('row')}</span>
            </th>
            {rows.columns.map((column) => (
              <th key={column.name} scope="col" data-number={isNumber(column)}>
                <bdi>{column.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row} data-only={before !== undefined && changed?.[row] === undefined}>
              <th scope="row">{row}</th>
              {rows.columns.map((column, at) => {
                const was = changed?.[row]?.[at] === true ? (before?.cells[at]?.[row] ?? null) : undefined;
                const value = rows.cells[at]?.[row] ?? null;
                return <Cell key={column.name} value={value} was={was} isNumber={isNumber(column)} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNumber({ type }: PreviewAnswer['columns'][number]): boolean {
  return /^(int|decimal|float)/.test(type);
}

interface CellProps {
  readonly value: string | null;
  /** What stands there in the other world, where it differs. */
  readonly was: string | null | undefined;
  readonly isNumber: boolean;
}

/** A cell; where it differs, with what stands there in the other world. */
function Cell({ value, was, isNumber: atEnd }: CellProps) {
  const text = useText();
  if (was === undefined) {
    return (
      <td data-number={atEnd}>
        <Value text={value} />
      </td>
    );
  }
  const words = text('instead', { value: was ?? 'null' });
  return (
    <td data-changed data-number={atEnd} title={words}>
      <Value text={value} />
      <span className="visually-hidden">{words}</span>
    </td>
  );
}

/** Both worlds show the same rows and columns: what one is scrolled by, the other is. */
function scrollTogether({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const panes = currentTarget.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>(`.${classes.scroll}`) ?? [];
  for (const pane of panes) {
    if (pane === currentTarget) continue;
    // Setting what is already so tells nobody, so the two do not answer each other for ever.
    pane.scrollTop = currentTarget.scrollTop;
    pane.scrollLeft = currentTarget.scrollLeft;
  }
}
