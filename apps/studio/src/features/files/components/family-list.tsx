import { Link } from '@tanstack/react-router';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useRoving } from '../../../ui/use-roving.ts';
import { useText } from '../messages.ts';
import classes from './files.module.css';

export interface FamilyListProps {
  readonly families: readonly { readonly name: string; readonly count: number }[];
  readonly total: number;
  readonly query: string;
}

/** The families of content types, such as `image`; each searches for its own. */
export function FamilyList({ families, total, query }: FamilyListProps) {
  const text = useText();
  const entries = [
    { name: '', words: text('all'), count: total },
    ...families.map((family) => ({ ...family, words: family.name })),
  ];
  const chosen = query.includes('/') ? query.slice(0, query.indexOf('/')) : query;
  const roving = useRoving(
    entries.map(({ name }) => name),
    chosen,
  );
  return (
    <nav className={classes.families} aria-label={text('families')} {...roving.list}>
      {entries.map(({ name, words, count }) => (
        <Link
          key={name}
          to="/files"
          search={{ q: name === '' ? undefined : `${name}/` }}
          className={classes.family}
          data-current={name === '' ? query === '' : chosen === name}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          {...roving.entry(name)}
        >
          {words} <span>{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
