import type { LocaleTable } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import classes from './locale-detail.module.css';

/** Every table that a locale draws on, with how many rows it has and whose they are. */
export function LocaleTables({ tables }: { readonly tables: readonly LocaleTable[] }) {
  const text = useText();
  return (
    <section>
      <h3>{text('tables')}</h3>
      <ul className={classes.tables}>
        {tables.map(({ name, rows, origin, from }) => (
          <li key={name}>
            <code className="left-to-right">{name}</code>
            {origin === 'borrowed' && <span className={classes.borrowed}>{text('borrowed', { from })}</span>}
            {origin === 'places' && <span className={classes.fact}>{text('ofCountry', { country: from })}</span>}
            <span className={classes.rows}>{formatCount(rows)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
