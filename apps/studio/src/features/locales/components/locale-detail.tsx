import { Button } from '@mantine/core';
import type { LocalePage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { localeQuery } from '../queries.ts';
import { LocaleCredits } from './locale-credits.tsx';
import classes from './locale-detail.module.css';
import { LocaleFacts } from './locale-facts.tsx';
import { LocalePeople } from './locale-people.tsx';
import { LocaleTables } from './locale-tables.tsx';

/** What a locale has, whom it makes, and where its tables come from. */
export function LocaleDetail({ page }: { readonly page: LocalePage }) {
  const text = useText();
  const { data, error, refetch } = useQuery(localeQuery(page.id));
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{text('again')}</Button>;
    return <ScreenState kind="error" title={text('failed')} text={failureOf(error).message} actions={again} />;
  }
  if (data === undefined) return <ScreenState kind="loading" title={text('loading')} />;
  const hasPeople = page.country !== undefined;
  return (
    <div className={classes.detail}>
      <p className={classes.name}>{hasPeople ? page.name : text('isBase')}</p>
      <LocaleFacts locale={data} />
      {hasPeople && (
        <>
          <LocalePeople id={page.id} />
          <LinkButton to="/generators" search={{ locale: page.id }}>
            {text('generators')}
          </LinkButton>
        </>
      )}
      <LocaleTables tables={data.tables} />
      <LocaleCredits page={page} />
    </div>
  );
}
