import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListSearch } from '../../../lib/address/searches.ts';
import type { TypesAnswer } from '../../../lib/engine/engine-calls.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { ListScreen } from '../../../ui/list-screen.tsx';
import { Unanswered } from '../../../ui/unanswered.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useText } from '../messages.ts';
import { DroppedFile } from './dropped-file.tsx';
import { ExactAnswer, type KnownDescription } from './exact-answer.tsx';
import { FamilyList } from './family-list.tsx';
import classes from './files.module.css';
import { TypeTable } from './type-table.tsx';
import { UnknownType } from './unknown-type.tsx';

/** How many types are shown at once. */
const STEP = 100;

/** Content types and extensions, both ways, in one search. */
export function FilesScreen({ search }: { readonly search: ListSearch }) {
  const text = useText();
  const { q = '' } = search;
  const [shown, setShown] = useState({ q, take: STEP });
  const take = shown.q === q ? shown.take : STEP;
  const { data, error, refetch } = useQuery({
    queryKey: ['types', q.trim(), take],
    queryFn: ({ signal }) => engine.call('types', { query: q, take }, signal),
    placeholderData: keepPreviousData,
  });
  usePageTitle(text('title'));
  return (
    <ListScreen
      title={text('title')}
      count={data === undefined ? undefined : countOf(data)}
      search={text('search')}
      hint={text('searchHint')}
      group={text('group')}
      query={q}
      intro={text('intro')}
      className={classes.screen}
    >
      <DroppedFile />
      {(error !== null || data === undefined) && (
        <Unanswered loading={text('loading')} failed={text('failed')} error={error} onAgain={() => void refetch()} />
      )}
      {data !== undefined && (
        <TypesFound answer={data} query={q} onMore={() => setShown({ q, take: take + 4 * STEP })} />
      )}
    </ListScreen>
  );
}

/** How many types are shown: what is known of an extension or a name is an answer, too, where no type has its words. */
function countOf({ found, total, exact }: TypesAnswer): { readonly found: number; readonly total: number } {
  const answered = exact === undefined || exact.kind === 'unknown' ? 0 : answeredTypes(exact).length;
  return { found: Math.max(found, answered), total };
}

interface TypesFoundProps {
  readonly answer: TypesAnswer;
  readonly query: string;
  readonly onMore: () => void;
}

function TypesFound({ answer, query, onMore }: TypesFoundProps) {
  const text = useText();
  const { total, families, found, types, exact } = answer;
  const known = exact === undefined || exact.kind === 'unknown' ? undefined : exact;
  // What the answer shows need not stand in the list again.
  const others = types.filter(({ type }) => !answeredTypes(known).includes(type));
  const left = found - types.length;
  return (
    <>
      <FamilyList families={families} total={total} query={query} />
      {known !== undefined && <ExactAnswer exact={known} />}
      {found === 0 && exact?.kind === 'unknown' && <UnknownType query={query} nearest={exact.nearest} />}
      {others.length > 0 && <TypeTable types={others} query={query} />}
      {left > 0 && (
        <Button className={classes.more} onClick={onMore}>
          {text('more', { count: formatCount(Math.min(4 * STEP, left)) })}
        </Button>
      )}
    </>
  );
}

function answeredTypes(known: KnownDescription | undefined): readonly string[] {
  if (known?.kind === 'type') return [known.type.type];
  return known?.kind === 'extension' ? known.types.map(({ type }) => type) : [];
}
