import { Popover } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { Renamed } from '../use-rename-changes.ts';
import classes from './name-input.module.css';
import { RenameHint } from './rename-hint.tsx';

export interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Whether it takes the focus and selects its text at once. */
  readonly isBegun?: boolean;
  /** Whether it is there before and after it is written in, and keeps the focus then. */
  readonly stays?: boolean;
  /** Told when it is left. */
  readonly onEnd?: () => void;
  /** Whose values may change with the name; absent where nobody knows them yet. */
  readonly renamed?: Renamed | undefined;
}

/** A name in place: Enter keeps it, Escape takes it back. While it is another, it is said which values change with it. */
export function NameInput({ label, name, onName, isBegun = false, stays = false, onEnd, renamed }: NameInputProps) {
  const [{ of, typed }, setState] = useState({ of: name, typed: name });
  const setTyped = (next: string) => setState({ of: name, typed: next });
  if (of !== name) setTyped(name);
  const hint = useId();
  const isOther = typed.trim() !== '' && typed.trim() !== name;
  const isDropped = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBegun) return;
    input.current?.focus();
    input.current?.select();
  }, [isBegun]);
  const keep = () => {
    const next = typed.trim().normalize('NFC');
    if (isDropped.current || next === '' || next === name) setTyped(name);
    else onName(next);
    isDropped.current = false;
  };
  const field = (
    <input
      ref={input}
      className={classes.name}
      dir="auto"
      aria-label={label}
      aria-describedby={renamed !== undefined && isOther ? hint : undefined}
      value={typed}
      maxLength={128}
      spellCheck={false}
      // Where a sheet comes with it, the sheet gives the focus.
      data-autofocus={isBegun || undefined}
      onFocus={({ currentTarget }) => isBegun && currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        keep();
        onEnd?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.stopPropagation();
        isDropped.current = event.key === 'Escape';
        const row = event.currentTarget.closest<HTMLElement>('[role="row"]');
        // In a row it stands for a moment only: the focus goes back to the row, and with that it ends.
        if (row !== null) {
          row.focus();
        } else if (!stays) {
          // Whatever is given the focus next must not be pressed by the same key.
          event.preventDefault();
          event.currentTarget.blur();
        } else {
          keep();
        }
      }}
    />
  );
  if (renamed === undefined) return field;
  return (
    <Popover opened={isOther} position="bottom-start" offset={4} withRoles={false} returnFocus={false}>
      <Popover.Target>{field}</Popover.Target>
      <Popover.Dropdown>
        <RenameHint id={hint} renamed={renamed} />
      </Popover.Dropdown>
    </Popover>
  );
}
