import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CodedText } from '../../../ui/coded-text.tsx';
import { inkOf } from '../../../ui/mix-strip.tsx';
import { Value } from '../../../ui/value.tsx';
import classes from './gallery.module.css';
import type { GalleryEntry } from './gallery-entries.ts';
import { useText } from './messages.ts';
import { useKeySamples } from './use-key-samples.ts';
import { useSamples } from './use-samples.ts';
import type { FoundEntry } from './use-searched.ts';

interface GalleryListProps {
  readonly id: string;
  readonly shown: readonly FoundEntry[];
  readonly current: number;
  readonly inUse: string | undefined;
  /** The locales of the samples. */
  readonly locales: readonly string[];
  readonly words: string;
  readonly favourites: ReadonlySet<string>;
  readonly onFavourite: (id: string) => void;
  readonly onUse: (entry: GalleryEntry) => void;
}

/** What was found, each with three values of its own. */
export function GalleryList(props: GalleryListProps) {
  const { id, shown, current, inUse, locales, words, favourites, onFavourite, onUse } = props;
  const text = useText();
  const samplesOf = useSamples(locales);
  const keysOf = useKeySamples();
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
            {favourites.has(entry.id) && <span className="visually-hidden">{text('isFavourite')}</span>}
            {/* An option holds nothing that takes the focus: keys do it from the search field. */}
            <span
              className={classes.star}
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                onFavourite(entry.id);
              }}
            >
              {favourites.has(entry.id) ? <IconStarFilled size={14} /> : <IconStar size={14} stroke={1.6} />}
            </span>
          </div>
          <p className={classes.summary}>
            {entry.kind === 'generator' && <CodedText text={entry.generator.summary} />}
            {entry.kind === 'source' && text(entry.id)}
            {entry.kind === 'table' && text('refer', { table: entry.table, column: entry.column })}
          </p>
          <ul className={classes.samples}>
            {(entry.kind === 'table' ? keysOf(entry) : samplesOf(entry.id)).map((sample, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal.
              <li key={at}>
                {sample.locale !== undefined && (
                  <LocaleMark locale={sample.locale} place={locales.indexOf(sample.locale)} />
                )}
                {sample.isLacking === true && sample.locale !== undefined ? (
                  <i className={classes.lacking}>{text('lacking', { locale: sample.locale })}</i>
                ) : (
                  <Value text={sample.text} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The locale of a sample, in its ink. */
function LocaleMark({ locale, place }: { readonly locale: string; readonly place: number }) {
  return (
    <span className={classes.mark} title={locale}>
      <i style={{ background: inkOf(place) }} />
      {locale.split('_')[0]}
    </span>
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
