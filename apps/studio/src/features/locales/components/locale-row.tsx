import { useInViewport } from '@mantine/hooks';
import type { LocalePage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../../../lib/address/searches.ts';
import type { RovingEntry } from '../../../ui/use-roving.ts';
import { coverageColumns, coverageOf } from '../model/coverage.ts';
import { localeQuery } from '../queries.ts';
import { CoverageDot } from './coverage-dot.tsx';
import classes from './locale-list.module.css';

export interface LocaleRowProps {
  readonly page: LocalePage;
  readonly search: ListSearch;
  readonly isOpen: boolean;
  readonly stop: RovingEntry;
}

/** A locale of the grid; its tables are loaded when it comes into view. */
export function LocaleRow({ page, search, isOpen, stop }: LocaleRowProps) {
  const { ref, inViewport } = useInViewport<HTMLTableRowElement>();
  const { data, isError } = useQuery({ ...localeQuery(page.id), enabled: inViewport });
  return (
    <tr ref={ref} className={classes.row} data-open={isOpen}>
      <th scope="row">
        <Link
          to="/locales/$localeId"
          params={{ localeId: page.id }}
          search={search}
          resetScroll={false}
          className={classes.code}
          {...stop}
        >
          {page.id}
        </Link>
      </th>
      <td className={classes.native}>
        <span lang={page.language} dir={page.direction} className="own-direction">
          {page.nativeName}
        </span>
      </td>
      <td className={classes.english}>{page.name}</td>
      {coverageColumns.map((column) => (
        <td key={column.word} data-column={column.word}>
          <CoverageDot coverage={data === undefined ? undefined : coverageOf(data, column)} isError={isError} />
        </td>
      ))}
    </tr>
  );
}
