import { useRef, useState } from 'react';
import classes from './name-input.module.css';

export interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Whether it takes the focus and selects its text at once. */
  readonly isBegun?: boolean;
  readonly onEnd?: () => void;
}

/** A name in place: Enter keeps it, Escape takes it back. */
export function NameInput({ label, name, onName, isBegun = false, onEnd }: NameInputProps) {
  const [typed, setTyped] = useState(name);
  const isDropped = useRef(false);
  const end = () => {
    const next = typed.trim().normalize('NFC');
    if (isDropped.current || next === '' || next === name) setTyped(name);
    else onName(next);
    isDropped.current = false;
    onEnd?.();
  };
  return (
    <input
      className={classes.name}
      dir="auto"
      aria-label={label}
      value={typed}
      maxLength={128}
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: a person asked to rename it here.
      autoFocus={isBegun}
      onFocus={({ currentTarget }) => isBegun && currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.stopPropagation();
        isDropped.current = event.key === 'Escape';
        event.currentTarget.blur();
      }}
    />
  );
}
