import { TextInput } from '@mantine/core';
import type { FormatPage } from '@populace/library';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../messages.ts';
import classes from './export-screen.module.css';

interface FormatListProps {
  readonly formats: readonly FormatPage[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The formats, found by name, content type or extension. */
export function FormatList({ formats, current, onChoose }: FormatListProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = formats.filter(({ id, contentType, extensions, summary }) =>
    `${id} ${contentType} ${extensions.join(' ')} ${summary}`.toLowerCase().includes(wanted),
  );
  return (
    <section className={classes.formats}>
      <h3 id="export-formats">{text('format')}</h3>
      <TextInput
        aria-label={text('findFormat')}
        placeholder={text('findFormat')}
        leftSection={<IconSearch size={14} stroke={1.6} />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul aria-labelledby="export-formats">
        {shown.map(({ id, contentType, extensions, summary }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === current} title={summary} onClick={() => onChoose(id)}>
              <strong>{id.toUpperCase()}</strong>
              <span className={classes.extension}>.{extensions[0]}</span>
              <span className={classes.type}>{contentType}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{text('noFormat', { words })}</p>}
    </section>
  );
}
