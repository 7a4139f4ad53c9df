import type { GeneratorPage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../messages.ts';
import { usesQuery } from '../queries.ts';
import classes from './generator-detail.module.css';

/** A schema may have a hundred columns of one generator. */
const SHOWN = 8;

/** The columns of this browser's schemas that a generator fills. */
export function GeneratorUses({ page }: { readonly page: GeneratorPage }) {
  const text = useText();
  const { data, isError } = useQuery(usesQuery(page));
  return (
    <section>
      <h3>{text('used')}</h3>
      {isError && <p className={classes.fact}>{text('usedFailed')}</p>}
      {data?.length === 0 && <p className={classes.fact}>{text('usedNowhere')}</p>}
      {data?.map(({ id, name, columns }) => (
        <div key={id} className={classes.use}>
          <Link to="/schemas/$schemaId" params={{ schemaId: id }}>
            <bdi>{name === '' ? text('unnamed') : name}</bdi>
          </Link>
          <ul>
            {columns.slice(0, SHOWN).map(({ table, column }) => (
              <li key={`${table}.${column}`}>
                <Link to="/schemas/$schemaId" params={{ schemaId: id }} search={{ table, columns: [column] }}>
                  <bdi>
                    {table}.{column}
                  </bdi>
                </Link>
              </li>
            ))}
          </ul>
          {columns.length > SHOWN && (
            <p className={classes.fact}>{text('usedMore', { count: columns.length - SHOWN })}</p>
          )}
        </div>
      ))}
    </section>
  );
}
