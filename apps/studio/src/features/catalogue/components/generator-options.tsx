import type { OptionPage } from '@populace/library';
import { CodedText } from '../../../ui/coded-text.tsx';
import { useText } from '../messages.ts';
import { optionWords } from '../model/option-words.ts';
import classes from './generator-detail.module.css';

/** The options of a generator: what each takes and what it is by default. */
export function GeneratorOptions({ options }: { readonly options: readonly OptionPage[] }) {
  const text = useText();
  return (
    <section>
      <h3>{text('options')}</h3>
      {options.length > 0 && (
        <dl className={classes.options}>
          {options.map((option) => (
            <div key={option.name} className={classes.option}>
              <dt>
                <code>{option.name}</code>
                <span className={classes.kind}>{optionWords(option)}</span>
              </dt>
              <dd className="own-direction" dir="auto">
                <CodedText text={option.summary} />
              </dd>
              {option.required && <dd className={classes.fact}>{text('required')}</dd>}
              {option.default !== undefined && (
                <dd className={classes.fact}>
                  {text('defaultIs')} <code className="left-to-right">{option.default}</code>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <p className={classes.fact}>
        {options.length === 0 && `${text('noOptions')} `}
        {text('everyOption')}
      </p>
    </section>
  );
}
