import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useText } from '../messages.ts';
import { tabs } from '../tabs.ts';
import classes from './schema-bar.module.css';

/** The views of a schema; what is selected in one stays selected in the others. */
export function SchemaTabs() {
  const text = useText();
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const end = path.replace(/^\/schemas\/[^/]+/, '').replace(/\/$/, '');
  return (
    <nav className={classes.tabs} aria-label={text('tabs')}>
      {tabs.map(({ to, word, end: own }) => {
        // The export stands over the design.
        const isCurrent = own === end || (own === '' && end === '/export');
        return (
          <Link
            key={to}
            to={to}
            params={{ schemaId }}
            search={true}
            className={classes.tab}
            data-current={isCurrent}
            {...(isCurrent ? { 'aria-current': 'page' } : {})}
          >
            {text(word)}
          </Link>
        );
      })}
    </nav>
  );
}
