import type { GeneratorPage } from '@populace/library';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { type SampleOf, sampleOfGenerator } from '../help/sample-query.ts';
import { useText } from '../messages.ts';
import classes from './help-card.module.css';
import { SampleLine } from './sample-line.tsx';

export interface GeneratorCardProps {
  readonly page: GeneratorPage;
  /** The cells that it makes at the place; else it is asked alone. */
  readonly sample?: SampleOf | undefined;
}

/** More would be a list to read through, not help. */
const MOST_OPTIONS = 8;

/** What a generator makes, with which options, and how it looks. */
export function GeneratorCard({ page, sample }: GeneratorCardProps) {
  const text = useText();
  const view = useSessionPart((state) => state.view);
  const shown = sample ?? sampleOfGenerator(page, view);
  return (
    <div className={classes.card}>
      <p className={classes.name}>
        <code>{page.id}</code>
      </p>
      <p>
        <CodedText text={page.summary} />
      </p>
      {shown !== undefined && <SampleLine of={shown} />}
      {page.options.length > 0 && (
        <dl className={classes.options} aria-label={text('options')}>
          {page.options.slice(0, MOST_OPTIONS).map(({ name, kind, required, default: usual }) => (
            <div key={name} className={classes.option}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {[kind, required ? text('required') : usual && text('default', { usual })].filter(Boolean).join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
