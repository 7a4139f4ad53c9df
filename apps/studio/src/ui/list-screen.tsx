import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { formatCount } from '../lib/messages/numbers.ts';
import classes from './list-screen.module.css';
import { useText } from './list-screen-messages.ts';
import { SearchField } from './search-field.tsx';

export interface ListScreenProps {
  readonly title: string;
  /** How many are shown of how many; absent while nobody knows. */
  readonly count?: { readonly found: number; readonly total: number } | undefined;
  /** What is searched, and what can be written: see `SearchField`. */
  readonly search: string;
  readonly hint: string;
  readonly group: string;
  /** The words of the address. */
  readonly query: string;
  /** Stands between the title and the search. */
  readonly beside?: ReactNode;
  readonly intro?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One object for all renders: another one would be measured anew, which renders again. */
const WITH_BORDER: ResizeObserverOptions = { box: 'border-box' };

/** A screen with a list that is searched: its title with the number of what is shown, the search, which is in the address, and the list. */
export function ListScreen(props: ListScreenProps) {
  const { title, count, search, hint, group, query, beside, intro, className = '', children } = props;
  const text = useText();
  const navigate = useNavigate();
  const { ref, height } = useElementSize<HTMLElement>(WITH_BORDER);
  const onSearch = (typed: string) => {
    const q = typed === '' ? undefined : typed;
    void navigate({ to: '.', search: (before) => ({ ...before, q }), replace: true, resetScroll: false });
  };
  return (
    <div className={`${classes.screen} ${className}`} style={{ '--list-head': `${height}px` } as CSSProperties}>
      <header ref={ref} className={classes.head}>
        <h1>
          {title} {count !== undefined && <small>{countWords(count, text)}</small>}
        </h1>
        {beside}
        <div className={classes.search}>
          <SearchField
            label={search}
            hint={hint}
            group={group}
            clear={text('clear')}
            value={query}
            onChange={onSearch}
          />
        </div>
        {intro !== undefined && <p>{intro}</p>}
      </header>
      {children}
    </div>
  );
}

function countWords({ found, total }: NonNullable<ListScreenProps['count']>, text: ReturnType<typeof useText>): string {
  if (found === total) return formatCount(total);
  return text('foundOf', { count: formatCount(found), total: formatCount(total) });
}
