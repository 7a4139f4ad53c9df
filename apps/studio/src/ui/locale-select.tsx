import { type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { catalogueQuery } from '../lib/engine/catalogue-query.ts';
import { rankLocales } from '../lib/search/rank-locales.ts';
import { takeFirstOption } from './take-first-option.ts';

interface LocaleSelectProps extends Omit<SelectProps, 'data' | 'filter' | 'searchable'> {
  /** Locales that are not offered. */
  readonly without?: ReadonlySet<string>;
}

/**
 * One of the locales, found by code, language or country. The first hit is active, so that `Enter` takes it; in an empty field it takes
 * none, and takes back the one that was chosen where that can be.
 */
export function LocaleSelect({ without, value, ...props }: LocaleSelectProps) {
  const { data: catalogue } = useQuery(catalogueQuery);
  const locales = (catalogue?.locales ?? []).filter(({ id }) => id !== 'base' && without?.has(id) !== true);
  const known = new Map(locales.map((locale) => [locale.id, locale]));
  const data = locales.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));
  // What is written stays to be seen, also where it is no locale that is known.
  const isOther = typeof value === 'string' && !known.has(value);
  const find = (options: readonly ComboboxParsedItem[], search: string) => {
    const ranked = rankLocales(locales, search).map(({ id }) => id);
    const place = new Map(ranked.map((id, at) => [id, at]));
    return options
      .filter((option) => 'value' in option && place.has(`${option.value}`))
      .sort((a, b) => placeOf(a, place) - placeOf(b, place));
  };
  /** Whether the text is a search, and not the name of what is chosen. */
  const isSearch = (text: string) => text !== '' && text !== value && !data.some(({ label }) => label === text);
  const hasMoved = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (isSearch(target.value)) takeFirstOption(event);
    if (key === 'Enter' && target.value === '' && !hasMoved.current) {
      // Mantine would take the option that it highlights by itself: the first.
      event.preventDefault();
      event.stopPropagation();
      if (value != null && props.clearable === true) props.onChange?.(null, null);
    }
    hasMoved.current = key === 'ArrowDown' || key === 'ArrowUp';
  };
  return (
    <div style={{ display: 'contents' }} onKeyDownCapture={onKeyDown}>
      <Select
        {...props}
        value={value ?? null}
        searchable
        selectFirstOptionOnChange
        data={isOther ? [{ value, label: value }, ...data] : data}
        filter={({ options, search }) => (isSearch(search) ? find(options, search) : [...options])}
      />
    </div>
  );
}

function placeOf(option: ComboboxParsedItem, place: ReadonlyMap<string, number>): number {
  return 'value' in option ? (place.get(`${option.value}`) ?? 0) : 0;
}
