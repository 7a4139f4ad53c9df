import { useMemo } from 'react';
import { compareSubjects } from '../../../lib/search/subject-order.ts';
import { useRoving } from '../../../ui/use-roving.ts';
import classes from './gallery.module.css';
import { useText } from './messages.ts';
import type { FoundEntry } from './use-searched.ts';

interface GalleryCategoriesProps {
  readonly found: readonly FoundEntry[];
  readonly favourites: ReadonlySet<string>;
  readonly current: string;
  readonly onChoose: (category: string) => void;
}

/** Tables come after everything that generates values. */
function placeOf(category: string): number {
  return category === 'tables' ? 1 : 0;
}

/** What generators are about, with how many were found of each. */
export function GalleryCategories({ found, favourites, current, onChoose }: GalleryCategoriesProps) {
  const text = useText();
  const counts = useMemo(() => {
    const byCategory = new Map<string, number>();
    for (const { entry } of found) byCategory.set(entry.category, (byCategory.get(entry.category) ?? 0) + 1);
    return [...byCategory].sort(([a], [b]) => placeOf(a) - placeOf(b) || compareSubjects(a, b));
  }, [found]);
  const words: Readonly<Record<string, string>> = { tables: text('tables'), basic: text('basic') };
  const liked = found.filter(({ entry }) => favourites.has(entry.id)).length;
  const all = [
    ['all', text('all'), found.length] as const,
    ...(liked > 0 ? [['favourites', text('favourites'), liked] as const] : []),
    ...counts.map(([id, count]) => [id, words[id] ?? id, count] as const),
  ];
  const roving = useRoving(
    all.map(([id]) => id),
    current,
  );
  return (
    <ul className={classes.categories} aria-label={text('categories')} {...roving.list}>
      {all.map(([id, name, count]) => (
        <li key={id}>
          <button type="button" aria-pressed={id === current} onClick={() => onChoose(id)} {...roving.entry(id)}>
            <span>{name}</span>
            <span>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
