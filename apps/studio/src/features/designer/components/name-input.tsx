import { Popover } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useRefusalText } from '../../../lib/session/refusal-messages.ts';
import type { Renamed } from '../use-rename-changes.ts';
import classes from './name-input.module.css';
import { RenameHint } from './rename-hint.tsx';

export interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Names that others have. */
  readonly taken: ReadonlySet<string>;
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
export function NameInput({
  label,
  name,
  onName,
  taken,
  isBegun = false,
  stays = false,
  onEnd,
  renamed,
}: NameInputProps) {
  const [{ of, typed }, setState] = useState({ of: name, typed: name });
  const setTyped = (next: string) => setState({ of: name, typed: next });
  if (of !== name) setTyped(name);
  const hint = useId();
  const next = typed.trim().normalize('NFC');
  const isOther = next !== '' && next !== name;
  const refusal = useRefusalText();
  const fault = isOther && taken.has(next) ? refusal('name-taken', { name: next }) : undefined;
  const isTold = isOther && (renamed !== undefined || fault !== undefined);
  const isDropped = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBegun) return;
    input.current?.focus();
    input.current?.select();
  }, [isBegun]);
  const keep = () => {
    if (isDropped.current || !isOther) setTyped(name);
    // Where the field stays, so does what is wrong with the name.
    else if (fault === undefined || !stays) onName(next);
    isDropped.current = false;
  };
  const field = (
    <input
      ref={input}
      className={classes.name}
      dir="auto"
      aria-label={label}
      aria-describedby={isTold ? hint : undefined}
      aria-invalid={fault !== undefined || undefined}
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
        if (event.key === 'Enter' && fault !== undefined) return;
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
  return (
    <Popover opened={isTold} position="bottom-start" offset={4} withRoles={false} returnFocus={false}>
      <Popover.Target>{field}</Popover.Target>
      <Popover.Dropdown>
        <RenameHint id={hint} renamed={renamed} fault={fault} />
      </Popover.Dropdown>
    </Popover>
  );
}
