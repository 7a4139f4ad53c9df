import type { Credit } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../lib/engine/credits-query.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { useText } from '../messages.ts';
import classes from './licences.module.css';

/** Where the tables of locales and places come from. */
export function DataCredits() {
  const text = useText();
  const { data, error } = useQuery(creditsQuery);
  return (
    <section aria-labelledby="data-credits">
      <h2 id="data-credits">{text('dataCredits')}</h2>
      <p>{text('dataHint')}</p>
      {error !== null && <p role="alert">{text('creditsFailed', { reason: failureOf(error).message })}</p>}
      {data === undefined && error === null && <p role="status">{text('creditsLoading')}</p>}
      <ul className={classes.credits}>
        {(data ?? []).map((credit) => (
          <Source key={`${credit.source} ${credit.licence}`} credit={credit} />
        ))}
      </ul>
    </section>
  );
}

function Source({ credit: { source, links, licence, notice, uses } }: { readonly credit: Credit }) {
  const text = useText();
  const places = uses.map(({ where }) => where).join(', ');
  const count = uses.reduce((sum, { tables }) => sum + tables.length, 0);
  return (
    <li>
      <p className="own-direction" dir="auto">
        {links[0] === undefined ? (
          source
        ) : (
          <a href={links[0]} target="_blank" rel="noreferrer">
            {source}
          </a>
        )}{' '}
        <code>{licence}</code>
      </p>
      {notice !== undefined && (
        <p className={`own-direction ${classes.fact}`} dir="auto">
          {notice}
        </p>
      )}
      <details>
        <summary>{text('usedFor', { count, places })}</summary>
        <ul>
          {uses.map(({ where, tables }) => (
            <li key={where} dir="ltr">
              {where}: {tables.join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
