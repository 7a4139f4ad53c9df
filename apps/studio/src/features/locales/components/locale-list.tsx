import type { LocalePage } from '@populace/library';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListSearch } from '../../../lib/address/searches.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useRoving } from '../../../ui/use-roving.ts';
import { useText } from '../messages.ts';
import { coverageColumns, findLocales } from '../model/coverage.ts';
import { DotLegend } from './dot-legend.tsx';
import classes from './locale-list.module.css';
import { LocaleRow } from './locale-row.tsx';
import { NearestLocales } from './nearest-locales.tsx';

export interface LocaleListProps {
  readonly locales: readonly LocalePage[];
  readonly search: ListSearch;
  readonly openId: string | undefined;
}

/** Every locale with how much it has of what. */
export function LocaleList({ locales, search, openId }: LocaleListProps) {
  const text = useText();
  const navigate = useNavigate();
  const { q = '' } = search;
  const found = useMemo(() => findLocales(locales, q), [locales, q]);
  const count = { count: formatCount(found.length), total: formatCount(locales.length) };
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          {text('title')} <small>{found.length === locales.length ? count.total : text('foundOf', count)}</small>
        </h1>
        <DotLegend />
        <div className={classes.search}>
          <SearchField
            label={text('search')}
            hint={text('searchHint')}
            group={text('group')}
            clear={text('clear')}
            value={q}
            onChange={(typed) =>
              void navigate({
                to: '.',
                search: { q: typed === '' ? undefined : typed },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      </header>
      {found.length === 0 ? (
        <NearestLocales kind="none" name={q} locales={locales} />
      ) : (
        <LocaleTable found={found} search={search} openId={openId} />
      )}
    </div>
  );
}

interface LocaleTableProps {
  readonly found: readonly LocalePage[];
  readonly search: ListSearch;
  readonly openId: string | undefined;
}

function LocaleTable({ found, search, openId }: LocaleTableProps) {
  const text = useText();
  const roving = useRoving(
    found.map(({ id }) => id),
    openId,
  );
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label={text('title')} {...roving.list}>
        <thead>
          <tr>
            <th scope="col">{text('code')}</th>
            <th scope="col">{text('name')}</th>
            <th scope="col" className={classes.english}>
              {text('english')}
            </th>
            {coverageColumns.map(({ word }) => (
              <th key={word} scope="col" data-column={word}>
                {text(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((page) => (
            <LocaleRow
              key={page.id}
              page={page}
              search={search}
              isOpen={page.id === openId}
              stop={roving.entry(page.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
