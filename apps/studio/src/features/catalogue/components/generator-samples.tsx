import { Button } from '@mantine/core';
import type { LocalePage } from '@populace/library';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { useText } from '../messages.ts';
import { moreSamplesQuery } from '../queries.ts';
import classes from './generator-detail.module.css';
import { SampleList } from './sample-list.tsx';

export interface GeneratorSamplesProps {
  readonly id: string;
  /** The locale of the list. */
  readonly locale: string;
  readonly locales: readonly LocalePage[];
}

/** How many other locales are shown at first: each loads its tables. */
const FIRST = 5;

/** Values that a generator makes: in the locale of the list, and fewer in others. */
export function GeneratorSamples({ id, locale, locales }: GeneratorSamplesProps) {
  const text = useText();
  const [shown, setShown] = useState(FIRST);
  const { data, error } = useQuery(moreSamplesQuery(id, locale, engine));
  const problem = error === null ? data?.problem : failureOf(error).message;
  const all = locales.filter((page) => page.id !== locale);
  const others = all.slice(0, shown);
  const answers = useQueries({ queries: others.map((page) => moreSamplesQuery(id, page.id)) });
  const isSame = data !== undefined && answers.every((answer) => sameCells(answer.data?.texts, data.texts));
  return (
    <section>
      <h3>{text('samples')}</h3>
      {problem === undefined ? (
        <SampleList className={classes.cells} samples={data?.texts} />
      ) : (
        <p className={classes.fact}>{problem}</p>
      )}
      {isSame ? (
        <p className={classes.fact}>{text('sameEverywhere')}</p>
      ) : (
        <>
          <h4>{text('otherLocales')}</h4>
          <dl className={classes.locales}>
            {others.map((page, place) => (
              <div key={page.id}>
                <dt title={page.name}>{page.id}</dt>
                <dd>
                  {answers[place]?.isError === true || answers[place]?.data?.problem !== undefined ? (
                    <span className={classes.none}>{text('noSamples')}</span>
                  ) : (
                    <SampleList className={classes.cells} samples={answers[place]?.data?.texts.slice(0, 2)} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {all.length > shown && (
            <Button onClick={() => setShown(all.length)}>{text('moreLocales', { count: all.length - shown })}</Button>
          )}
        </>
      )}
    </section>
  );
}

function sameCells(a: readonly (string | null)[] | undefined, b: readonly (string | null)[]): boolean {
  return a?.length === b.length && a.every((cell, place) => cell === b[place]);
}
