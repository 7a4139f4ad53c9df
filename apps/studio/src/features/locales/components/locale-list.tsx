import type { LocalePage } from '@populace/library';
import { useMemo } from 'react';
import type { ListSearch } from '../../../lib/address/searches.ts';
import { ListScreen } from '../../../ui/list-screen.tsx';
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
  const { q = '' } = search;
  const found = useMemo(() => findLocales(locales, q), [locales, q]);
  return (
    <ListScreen
      title={text('title')}
      count={{ found: found.length, total: locales.length }}
      search={text('search')}
      hint={text('searchHint')}
      group={text('group')}
      query={q}
      beside={<DotLegend />}
    >
      {found.length === 0 ? (
        <NearestLocales kind="none" name={q} locales={locales} />
      ) : (
        <LocaleTable found={found} search={search} openId={openId} />
      )}
    </ListScreen>
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
