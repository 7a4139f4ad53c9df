import { TextInput } from '@mantine/core';
import type { FormatPage } from '@populace/library';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { CodedText } from '../../../ui/coded-text.tsx';
import { useRoving } from '../../../ui/use-roving.ts';
import { groupFormats, isFormatFound } from '../format-groups.ts';
import { useText } from '../messages.ts';
import classes from './formats.module.css';

export interface FormatListProps {
  readonly formats: readonly FormatPage[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The formats by what they are for, found by name, content type or extension. */
export function FormatList({ formats, current, onChoose }: FormatListProps) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const groups = groupFormats(formats)
    .map((group) => ({ ...group, title: text(group.key) }))
    .map((group) => ({ ...group, found: group.formats.filter((one) => isFormatFound(one, group.title, words.trim())) }))
    .filter(({ found }) => found.length > 0);
  const roving = useRoving(
    groups.flatMap(({ found }) => found.map((format) => format.id)),
    current,
  );
  // What is chosen is in sight when the list is opened, and when it is whole again.
  const isWhole = words.trim() === '';
  useEffect(() => {
    if (isWhole && current !== undefined)
      list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isWhole, current]);
  return (
    <div className={classes.formats}>
      <TextInput
        aria-label={text('findFormat')}
        placeholder={text('findFormat')}
        leftSection={<IconSearch size={14} stroke={1.6} />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul ref={list} aria-label={text('format')} {...roving.list}>
        {groups.map(({ key, title, found }) => (
          <Fragment key={key}>
            <li className={classes.group} id={`${id}-${key}`}>
              {title}
            </li>
            {found.map((format) => (
              <li key={format.id}>
                <button
                  type="button"
                  aria-pressed={format.id === current}
                  aria-describedby={`${id}-${key}`}
                  onClick={() => onChoose(format.id)}
                  {...roving.entry(format.id)}
                >
                  <strong>{format.name}</strong>
                  <bdi className={classes.extension}>.{format.extensions[0]}</bdi>
                  <span className={classes.summary}>
                    <CodedText text={format.summary} />
                  </span>
                </button>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
      {groups.length === 0 && <p>{text('noFormat', { words })}</p>}
    </div>
  );
}
