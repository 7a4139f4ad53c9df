import { formatCount } from '../../../lib/messages/numbers.ts';
import { inkOf } from '../../../ui/mix-strip.tsx';
import { useText } from '../messages.ts';
import { spreadOf } from '../model/bins.ts';
import { factsOf } from '../model/facts.ts';
import { localeBars, nullBars, valueBars } from '../model/share-bars.ts';
import type { AskedProfile } from '../queries.ts';
import classes from './profile.module.css';
import { Shares } from './shares.tsx';
import { SpreadChart } from './spread-chart.tsx';

export interface ColumnProfileViewProps {
  readonly profile: AskedProfile;
  /** Whether the text has changed since. */
  readonly isStale: boolean;
}

/** A column's figures: how many, how they are spread, what comes often, what was asked for. */
export function ColumnProfileView({ profile, isStale }: ColumnProfileViewProps) {
  const text = useText();
  const { sample, column, asked, locales } = profile;
  const spread = spreadOf(column);
  const values = valueBars(column, sample.rows, asked);
  const told = values.reduce((sum, { count }) => sum + (count > 0 ? 1 : 0), 0);
  return (
    <section className={classes.profile} aria-label={text('profileOf', { column: column.name })}>
      <header className={classes.head}>
        <h2>{text('profile')}</h2>
        {isStale && (
          <span className={classes.stale} title={text('asBeforeHint')}>
            {text('asBefore')}
          </span>
        )}
        <span className={classes.sample}>
          {sample.isWhole
            ? text('allRows', { count: sample.rows, rows: formatCount(sample.rows) })
            : text('someRows', { rows: formatCount(sample.rows), of: formatCount(sample.of) })}
        </span>
      </header>
      <dl className={classes.facts} data-kind={column.values.kind}>
        {factsOf(column).map(({ name, value }) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {column.values.kind === 'none' && <p className={classes.note}>{text('everyNull')}</p>}
      {spread !== undefined && <SpreadChart spread={spread} />}
      <Shares
        title={asked.values === undefined && told < column.distinct ? text('mostFrequent') : text('values')}
        note={
          told < column.distinct
            ? text('ofAllDistinct', { count: formatCount(told), distinct: formatCount(column.distinct) })
            : undefined
        }
        bars={values}
      />
      {values.length === 0 && column.distinct > 1 && column.isDistinct && (
        <p className={classes.note}>{text('everyDistinct')}</p>
      )}
      <Shares title={text('nullShare')} bars={nullBars(column, sample.rows, asked)} isOfAll />
      {asked.followsLocales && asked.values === undefined && column.values.kind === 'texts' && (
        <Shares title={text('locales')} bars={localeBars(locales, sample)} inks={(place) => inkOf(place)} />
      )}
    </section>
  );
}
