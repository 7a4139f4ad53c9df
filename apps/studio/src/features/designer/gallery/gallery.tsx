import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { ColumnView, LocaleShare } from '../../../lib/document/schema-view.ts';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useSelection } from '../use-selection.ts';
import classes from './gallery.module.css';
import { GalleryCategories } from './gallery-categories.tsx';
import { entryInUse, type GalleryEntry, galleryEntries } from './gallery-entries.ts';
import { GalleryList } from './gallery-list.tsx';
import { useText } from './messages.ts';
import { TrialProblem } from './trial-problem.tsx';
import { TriedRows } from './tried-rows.tsx';
import { useChooseEntry } from './use-choose-entry.ts';
import { useFavourites } from './use-favourites.ts';
import { useSearched } from './use-searched.ts';

/** Where the samples are in the locales of the schema. */
const MIX = 'mix';

export interface GalleryProps {
  readonly table: string;
  readonly column: ColumnView;
  readonly onClose: () => void;
}

/** All that can fill a column, with live samples: searched by any name, parted by what it is about. */
export function Gallery({ table, column, onClose }: GalleryProps) {
  const text = useText();
  const { data: catalogue } = useQuery(catalogueQuery);
  const { tables } = useSelection();
  const schemaMix = useSessionPart(({ view }) => view.locale);
  const mix = (column.locale ?? tables.find(({ name }) => name === table)?.locale ?? schemaMix)?.shares;
  const [words, setWords] = useState('');
  const [category, setCategory] = useState('all');
  const own = useMemo(() => localesOf(mix), [mix]);
  const [locale, setLocale] = useState(own.length > 1 ? MIX : (own[0] ?? 'en_US'));
  const { favourites, toggle } = useFavourites();
  const { choose, tryOut } = useChooseEntry(table, column, catalogue?.generators ?? []);
  const { reference } = column;
  const all = useMemo(
    () => galleryEntries(catalogue?.generators ?? [], tables, reference),
    [catalogue, tables, reference],
  );
  const found = useSearched(all, words);
  const shown = found.filter(({ entry }) => isIn(entry, category, favourites));
  const [at, setAt] = useState<number>();
  const inUseId = entryInUse(all, column);
  // What is in use comes first until somebody looks for something.
  const inUse = words === '' ? shown.findIndex(({ entry }) => entry.id === inUseId) : 0;
  const current = Math.max(0, Math.min(at ?? inUse, shown.length - 1));
  const isPhone = useIsPhone();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  // The gallery is loaded when it is first opened, after the popover has looked for what to give the focus to.
  useEffect(() => field.current?.focus(), []);
  // However the gallery is left, what was only tried goes.
  const takeBack = useEffectEvent(() => tryOut(undefined));
  useEffect(() => () => takeBack(), []);
  const chooseCategory = (next: string) => {
    setCategory(next);
    setAt(undefined);
    tryOut(undefined);
  };
  const use = (entry: GalleryEntry) => {
    choose(entry);
    onClose();
  };
  const goTo = (next: number) => {
    setAt(next);
    tryOut(shown[next]?.entry);
  };
  // A finger tries an entry first; a second touch takes it.
  const tapped = (entry: GalleryEntry) => {
    const place = shown.findIndex((one) => one.entry === entry);
    if (at !== undefined && place === current) use(entry);
    else goTo(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    const entry = shown[current]?.entry;
    if (step !== undefined) goTo(Math.max(0, Math.min(current + step, shown.length - 1)));
    else if (event.key === 'Enter' && entry !== undefined) use(entry);
    else if (event.altKey && event.code === 'KeyF' && entry !== undefined) toggle(entry.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.gallery}>
      <div className={classes.head}>
        <TextInput
          ref={field}
          className={classes.search}
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={shown.length > 0 ? `${list}-${current}` : undefined}
          aria-label={text('search')}
          placeholder={text('search')}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setAt(undefined);
            tryOut(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Select
          className={classes.locale}
          aria-label={text('samplesLocale')}
          data={[
            ...(own.length > 1 ? [{ value: MIX, label: text('mix') }] : []),
            ...(catalogue?.locales ?? []).filter(({ id }) => id !== 'base').map(({ id }) => ({ value: id, label: id })),
          ]}
          value={locale}
          allowDeselect={false}
          onChange={(next) => next !== null && setLocale(next)}
        />
      </div>
      <div className={classes.body}>
        <GalleryCategories found={found} favourites={favourites} current={category} onChoose={chooseCategory} />
        <GalleryList
          id={list}
          shown={shown}
          current={current}
          inUse={inUseId}
          locales={locale === MIX ? own : [locale]}
          words={words}
          favourites={favourites}
          onFavourite={toggle}
          onUse={isPhone ? tapped : use}
        />
      </div>
      {isPhone && (
        <TriedRows
          table={table}
          column={column.name}
          entry={at === undefined ? undefined : shown[current]?.entry}
          onUse={use}
        />
      )}
      <div className={classes.foot}>
        <span>
          <Keys shortcut="ArrowUp ArrowDown" /> {text('choose')}
        </span>
        <span>
          <Keys shortcut="Enter" /> {text('use')}
        </span>
        <span>
          <Keys shortcut="Escape" /> {text('takeBack')}
        </span>
        <span>
          <Keys shortcut="Alt+F" /> {text('favourites').toLowerCase()}
        </span>
        <TrialProblem />
      </div>
    </div>
  );
}

function isIn({ id, category }: GalleryEntry, wanted: string, favourites: ReadonlySet<string>): boolean {
  if (wanted === 'all') return true;
  return wanted === 'favourites' ? favourites.has(id) : category === wanted;
}

/** The locales of a mix, in the order in which they have their inks. */
function localesOf(mix: readonly LocaleShare[] | undefined): readonly string[] {
  return (mix ?? []).map(({ id }) => id);
}
