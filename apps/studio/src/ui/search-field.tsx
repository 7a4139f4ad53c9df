import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { Keys } from './keys.tsx';
import classes from './search-field.module.css';

export interface SearchFieldProps {
  /** What is searched, such as `Search generators`; the command that comes here is called so, too. */
  readonly label: string;
  /** What can be written: `word, faker or Mockaroo name`. */
  readonly hint: string;
  /** What the command stands under in the palette. */
  readonly group: string;
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field that a list is searched with; `/` comes here from everywhere on the screen. */
export function SearchField({ label, hint, group, clear, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(value, onChange);
  const commands = useMemo(
    () => [{ id: 'list.search', title: label, group, shortcut: '/', run: () => field.current?.focus() }],
    [label, group],
  );
  useCommands(commands);
  return (
    <div className={classes.box}>
      <IconSearch size={16} stroke={1.6} aria-hidden="true" />
      <input
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={hint}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
        }}
      />
      {typed === '' ? (
        <span className={classes.keys}>
          <Keys shortcut="/" />
        </span>
      ) : (
        <button
          type="button"
          className={classes.clear}
          aria-label={clear}
          onClick={() => {
            setTyped('');
            field.current?.focus();
          }}
        >
          <IconX size={14} stroke={1.6} />
        </button>
      )}
    </div>
  );
}

/** What is typed is there at once; an address that follows later, or changes by going back, does not disturb it. */
function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const change = (wanted: string) => {
    setTyped(wanted);
    sent.current = wanted;
    onChange(wanted);
  };
  return [typed, change] as const;
}
