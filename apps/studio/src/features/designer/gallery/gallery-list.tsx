import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './gallery.module.css';
import type { GalleryEntry } from './gallery-entries.ts';
import { useText } from './messages.ts';
import { useSamples } from './use-samples.ts';
import type { FoundEntry } from './use-searched.ts';

interface GalleryListProps {
  readonly id: string;
  readonly shown: readonly FoundEntry[];
  readonly current: number;
  readonly inUse: string | undefined;
  readonly locale: string;
  readonly words: string;
  readonly favourites: ReadonlySet<string>;
  readonly onFavourite: (id: string) => void;
  readonly onUse: (entry: GalleryEntry) => void;
}

/** What was found, each with three values of its own. */
export function GalleryList(props: GalleryListProps) {
  const { id, shown, current, inUse, locale, words, favourites, onFavourite, onUse } = props;
  const text = useText();
  const samples = useSamples(locale);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (shown.length === 0) return <p className={classes.none}>{text('noHit', { words })}</p>;
  return (
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={text('gallery')} className={classes.list}>
      {shown.map(({ entry, ranges, known }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys.
        <div
          key={entry.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          className={classes.entry}
          onClick={() => onUse(entry)}
        >
          <div className={classes.line}>
            <strong>
              <Marked name={entry.id} ranges={ranges} />
            </strong>
            {entry.id === inUse && <span className={classes.badge}>{text('inUse')}</span>}
            {known.length > 0 && <span className={classes.known}>{text('known', { names: known.join(' · ') })}</span>}
            {/* An option holds nothing that takes the focus: keys do it from the search field. */}
            <ActionIcon
              component="span"
              className={classes.star}
              size={24}
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                onFavourite(entry.id);
              }}
            >
              {favourites.has(entry.id) ? <IconStarFilled size={14} /> : <IconStar size={14} stroke={1.6} />}
            </ActionIcon>
          </div>
          <p className={classes.summary}>
            {entry.kind === 'generator'
              ? entry.generator.summary
              : text('refer', { table: entry.table, column: entry.column })}
          </p>
          {entry.kind === 'generator' && (
            <ul className={classes.samples}>
              {(samples.get(entry.id) ?? []).map((sample, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal.
                <li key={at}>
                  <bdi>{sample}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

/** A name with the parts that were looked for marked. */
function Marked({ name, ranges }: { readonly name: string; readonly ranges: FoundEntry['ranges'] }) {
  const ends = [...ranges.map(([, to]) => to), name.length];
  return (
    <>
      {name.slice(0, ranges[0]?.[0] ?? 0)}
      {ranges.map(([from, to], place) => (
        <span key={from}>
          <mark>{name.slice(from, to)}</mark>
          {name.slice(to, ranges[place + 1]?.[0] ?? to)}
        </span>
      ))}
      {name.slice(ranges.length === 0 ? 0 : (ends[ranges.length - 1] ?? 0))}
    </>
  );
}
