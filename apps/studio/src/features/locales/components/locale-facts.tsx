import type { LocaleDescription } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { text, useText } from '../messages.ts';
import { coverageColumns, coverageOf, lendersOf } from '../model/coverage.ts';
import classes from './locale-detail.module.css';

const scripts = new Intl.DisplayNames(undefined, { type: 'script' });

/** The numbers of a locale, counted from its tables. */
export function LocaleFacts({ locale }: { readonly locale: LocaleDescription }) {
  const words = useText();
  const facts = coverageColumns.flatMap((column) => {
    const coverage = coverageOf(locale, column);
    if (coverage.kind === 'none') return [];
    return [
      {
        name: words(column.word),
        value: column.word === 'cities' ? citiesOf(locale, coverage.rows) : formatCount(coverage.rows),
      },
    ];
  });
  const lenders = lendersOf(locale.tables);
  return (
    <section>
      <h3>{words('has')}</h3>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words('script')}</dt>
          <dd>{scripts.of(locale.script) ?? locale.script}</dd>
        </div>
        {locale.aliases.length > 0 && (
          <div>
            <dt>{words('aliases')}</dt>
            <dd>{locale.aliases.join(', ')}</dd>
          </div>
        )}
        <div className={classes.wide}>
          <dt>{words('fallsBackTo')}</dt>
          <dd>
            {lenders.length === 0 && words('fallsBackNever')}
            {lenders.map(([from, tables]) => (
              <p key={from}>{words('fallsBackFor', { from, tables: tables.join(', ') })}</p>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function citiesOf({ tables }: LocaleDescription, cities: number): string {
  const regions = tables.find(({ name }) => name === 'place.region')?.rows ?? 0;
  if (regions === 0) return formatCount(cities);
  return text('citiesIn', { cities: formatCount(cities), count: regions });
}
