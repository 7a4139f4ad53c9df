import { NativeSelect } from '@mantine/core';
import type { LocalePage } from '@populace/library';
import { useText } from '../messages.ts';
import classes from './catalogue.module.css';

export interface LocaleChoiceProps {
  readonly locales: readonly LocalePage[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses the locale that samples are in. */
export function LocaleChoice({ locales, value, onChange }: LocaleChoiceProps) {
  const text = useText();
  return (
    <div className={classes.locale}>
      <span id="sample-locale">{text('locale')}</span>
      <NativeSelect
        aria-labelledby="sample-locale"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={locales.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
