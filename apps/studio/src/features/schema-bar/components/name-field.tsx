import { useEffect, useState } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useEdit } from '../../../lib/session/use-edit.ts';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';

/** The schema's name, changed where it stands. */
export function NameField() {
  const text = useText();
  const name = useSessionPart(({ view }) => view.name ?? '');
  const edit = useEdit();
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  useEffect(() => {
    document.title = `${name === '' ? text('unnamed') : name} – Populace`;
    return () => {
      document.title = 'Populace';
    };
  }, [name, text]);
  const keep = () => {
    const next = typed.trim();
    if (next !== name && next !== '') edit({ kind: 'set-name', name: next }, { key: 'set-name' });
    else setTyped(name);
  };
  return (
    <h1 className={classes.name}>
      <input
        dir="auto"
        aria-label={text('name')}
        placeholder={text('unnamed')}
        value={typed}
        size={Math.min(32, Math.max(8, typed.length + 1))}
        maxLength={200}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(name);
        }}
      />
    </h1>
  );
}
