import { Link } from '@tanstack/react-router';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useRoving } from '../../../ui/use-roving.ts';
import { useText } from '../messages.ts';
import classes from './subject-list.module.css';

export interface SubjectListProps {
  readonly counts: readonly (readonly [string, number])[];
  readonly total: number;
  readonly search: GallerySearch;
}

/** What generators are about, with how many there are. */
export function SubjectList({ counts, total, search }: SubjectListProps) {
  const text = useText();
  const entries = [
    { key: '', name: text('all'), count: total },
    ...counts.map(([subject, count]) => ({
      key: subject,
      name: subject === 'basic' ? text('basic') : subject,
      count,
    })),
  ];
  const chosen = search.subject ?? '';
  const roving = useRoving(
    entries.map(({ key }) => key),
    chosen,
  );
  return (
    <nav className={classes.subjects} aria-label={text('subjects')} {...roving.list}>
      {entries.map(({ key, name, count }) => (
        <Link
          key={key}
          to="/generators"
          search={{ ...search, subject: key === '' ? undefined : key }}
          replace
          className={classes.subject}
          data-current={key === chosen}
          activeOptions={{ exact: true, includeSearch: true }}
          {...roving.entry(key)}
        >
          {name}
          <span>{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
