import type { LocalePage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../lib/engine/credits-query.ts';
import { useText } from '../messages.ts';
import classes from './locale-detail.module.css';

/** Where the tables of a locale and of its country come from, and under which licence. */
export function LocaleCredits({ page }: { readonly page: LocalePage }) {
  const text = useText();
  const { data, isError } = useQuery(creditsQuery);
  const own = (data ?? []).flatMap((credit) => {
    const tables = credit.uses.filter(({ where }) => where === page.id || where === page.country);
    return tables.length === 0 ? [] : [{ ...credit, tables: tables.flatMap((use) => use.tables) }];
  });
  return (
    <section>
      <h3>{text('credits')}</h3>
      {isError && <p className={classes.fact}>{text('creditsFailed')}</p>}
      <ul className={classes.credits}>
        {own.map(({ source, links, licence, notice, tables }) => (
          <li key={`${source} ${licence}`}>
            <p className="own-direction" dir="auto">
              {links[0] === undefined ? (
                source
              ) : (
                <a href={links[0]} target="_blank" rel="noreferrer">
                  {source}
                </a>
              )}{' '}
              <span className={classes.licence}>{licence}</span>
            </p>
            {notice !== undefined && (
              <p className={`own-direction ${classes.fact}`} dir="auto">
                {notice}
              </p>
            )}
            <p className={`own-direction ${classes.fact}`} dir="auto">
              {tables.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
