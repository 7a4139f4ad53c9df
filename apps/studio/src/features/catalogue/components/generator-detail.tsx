import type { GeneratorPage, LocalePage } from '@populace/library';
import { CodedText } from '../../../ui/coded-text.tsx';
import { CopiedCode } from '../../../ui/copied-code.tsx';
import { useText } from '../messages.ts';
import { columnText } from '../model/sample-column.ts';
import classes from './generator-detail.module.css';
import { GeneratorOptions } from './generator-options.tsx';
import { GeneratorSamples } from './generator-samples.tsx';
import { GeneratorUses } from './generator-uses.tsx';

export interface GeneratorDetailProps {
  readonly page: GeneratorPage;
  readonly locale: string;
  readonly locales: readonly LocalePage[];
}

/** All that there is to know of a generator. */
export function GeneratorDetail({ page, locale, locales }: GeneratorDetailProps) {
  const text = useText();
  return (
    <div className={classes.detail}>
      <p className={`own-direction ${classes.summary}`} dir="auto">
        <CodedText text={page.summary} />
      </p>
      <section>
        <h3>{text('writing')}</h3>
        <CopiedCode code={columnText(page)} label={text('writing')} copy={text('copy')} copied={text('copied')} />
      </section>
      <GeneratorSamples id={page.id} locale={locale} locales={locales} />
      <GeneratorOptions options={page.options} />
      {page.aliases.length > 0 && (
        <section>
          <h3>{text('aliases')}</h3>
          <ul className={classes.aliases}>
            {page.aliases.map((alias) => (
              <li key={alias}>{alias}</li>
            ))}
          </ul>
        </section>
      )}
      {page.synonyms.length > 0 && (
        <section>
          <h3>{text('synonyms')}</h3>
          <p className={`own-direction ${classes.fact}`} dir="auto">
            {page.synonyms.join(', ')}
          </p>
        </section>
      )}
      <GeneratorUses page={page} />
    </div>
  );
}
