import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { samplesQuery } from '../../../lib/engine/samples-query.ts';
import { searchWords } from '../../../lib/search/match-words.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { SubjectIcon } from '../../../ui/subject-icon.tsx';
import { type RovingEntry, useRoving } from '../../../ui/use-roving.ts';
import { useText } from '../messages.ts';
import type { FoundGenerator } from '../use-found.ts';
import classes from './generator-list.module.css';
import { SampleList } from './sample-list.tsx';

export interface GeneratorListProps {
  readonly found: readonly FoundGenerator[];
  readonly query: string;
  readonly locale: string;
  readonly search: GallerySearch;
  readonly openId: string | undefined;
}

/** Generators with three live samples each. */
export function GeneratorList({ found, query, locale, search, openId }: GeneratorListProps) {
  const text = useText();
  const roving = useRoving(
    found.map(({ page }) => page.id),
    openId,
  );
  const words = searchWords(query);
  return (
    <ul className={classes.list} aria-label={text('title')} {...roving.list}>
      {found.map((one) => (
        <Entry
          key={one.page.id}
          found={one}
          words={words}
          locale={locale}
          search={search}
          isOpen={one.page.id === openId}
          stop={roving.entry(one.page.id)}
        />
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly found: FoundGenerator;
  readonly words: readonly string[];
  readonly locale: string;
  readonly search: GallerySearch;
  readonly isOpen: boolean;
  readonly stop: RovingEntry;
}

function Entry({ found: { page, known }, words, locale, search, isOpen, stop }: EntryProps) {
  const element = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an address opens is looked for, not what is chosen later.
  useEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li ref={element} className={classes.entry} data-open={isOpen}>
      <span className={classes.icon}>
        <SubjectIcon generator={page.id} />
      </span>
      <div className={classes.words}>
        <Link
          to="/generators/$generatorId"
          params={{ generatorId: page.id }}
          search={search}
          resetScroll={false}
          className={classes.name}
          aria-current={isOpen ? 'true' : undefined}
          {...stop}
        >
          <MarkedText text={page.id} words={words} />
        </Link>
        {known !== undefined && (
          <span className={classes.known}>
            <MarkedText text={known} words={words} />
          </span>
        )}
        <p className="own-direction" dir="auto">
          <CodedText text={page.summary} words={words} />
        </p>
      </div>
      <Samples id={page.id} locale={locale} />
    </li>
  );
}

function Samples({ id, locale }: { readonly id: string; readonly locale: string }) {
  const text = useText();
  const { data, isError } = useQuery({ ...samplesQuery(locale), placeholderData: keepPreviousData });
  const samples = data?.get(id);
  if (isError || samples?.problem !== undefined) return <p className={classes.none}>{text('noSamples')}</p>;
  return <SampleList samples={samples?.texts} className={classes.samples} label={text('samplesOf', { id })} />;
}
