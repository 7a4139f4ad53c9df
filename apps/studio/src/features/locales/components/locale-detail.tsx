import type { LocalePage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unanswered } from '../../../ui/unanswered.tsx';
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
  if (error !== null || data === undefined) {
    return (
      <Unanswered loading={text('loading')} failed={text('failed')} error={error} onAgain={() => void refetch()} />
    );
  }
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
