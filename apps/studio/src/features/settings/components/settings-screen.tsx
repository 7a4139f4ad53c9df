import { Button, SegmentedControl, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { type Appearance, chooseAppearance, useAppearance } from '../../../lib/appearance/appearance.ts';
import { languages } from '../../../lib/messages/languages.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useText } from '../messages.ts';
import classes from './settings-screen.module.css';
import { StorageSettings } from './storage-settings.tsx';

/** How the Studio looks and answers, and what it keeps. */
export function SettingsScreen() {
  const text = useText();
  const { scheme, density, singleKeys, showTimes, language } = useAppearance();
  const [isDeleted, setDeleted] = useState(false);
  usePageTitle(text('title'));
  if (isDeleted) return <AllDeleted />;
  return (
    <div className={classes.settings}>
      <h1>{text('title')}</h1>
      <section aria-labelledby="appearance">
        <h2 id="appearance">{text('appearance')}</h2>
        <Segments
          name={text('theme')}
          value={scheme}
          words={{ auto: text('system'), light: text('light'), dark: text('dark') }}
          onChoose={(next) => chooseAppearance({ scheme: next })}
        />
        <Segments
          name={text('density')}
          value={density}
          words={{ compact: text('compact'), comfortable: text('comfortable') }}
          onChoose={(next) => chooseAppearance({ density: next })}
        />
        <Flag
          name={text('singleKeys')}
          hint={text('singleKeysHint')}
          isOn={singleKeys}
          onChange={(isOn) => chooseAppearance({ singleKeys: isOn })}
        />
        <Flag
          name={text('showTimes')}
          hint={text('showTimesHint')}
          isOn={showTimes}
          onChange={(isOn) => chooseAppearance({ showTimes: isOn })}
        />
      </section>
      <StorageSettings onDeleted={() => setDeleted(true)} />
      <section aria-labelledby="licences">
        <h2 id="licences">{text('licences')}</h2>
        <p>{text('licencesHint')}</p>
        <div className={classes.actions}>
          <LinkButton to="/settings/licences">{text('showLicences')}</LinkButton>
        </div>
      </section>
      <section aria-labelledby="language">
        <h2 id="language">{text('language')}</h2>
        <FormRow name={text('direction')}>
          {() => (
            <Select
              aria-label={text('direction')}
              data={languages.map(({ id, name }) => ({ value: id, label: name }))}
              value={language}
              allowDeselect={false}
              onChange={(id) => id !== null && chooseAppearance({ language: id })}
            />
          )}
        </FormRow>
      </section>
    </div>
  );
}

/** Nothing is kept any more; only a page that is loaded anew has forgotten everything itself. */
function AllDeleted() {
  const text = useText();
  return (
    <ScreenState
      kind="empty"
      isScreen
      title={text('deleted')}
      text={text('deletedHint')}
      actions={
        <Button variant="filled" autoFocus onClick={() => window.location.assign('/')}>
          {text('openAnew')}
        </Button>
      }
    />
  );
}

interface SegmentsProps<K extends Appearance['scheme'] | Appearance['density']> {
  readonly name: string;
  readonly value: K;
  readonly words: Readonly<Record<K, string>>;
  readonly onChoose: (value: K) => void;
}

function Segments<K extends Appearance['scheme'] | Appearance['density']>(props: SegmentsProps<K>) {
  const { name, value, words, onChoose } = props;
  const choices = Object.entries<string>(words).map(([id, label]) => ({ value: id, label }));
  return (
    <FormRow name={name}>
      {(ids) => (
        <SegmentedControl
          aria-labelledby={ids.label}
          data={choices}
          value={value}
          // The control gives back one of the words' keys.
          onChange={(next) => onChoose(next as K)}
        />
      )}
    </FormRow>
  );
}

interface FlagProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Flag({ name, hint, isOn, onChange }: FlagProps) {
  return (
    <FormRow name={name} hint={hint}>
      {(ids) => (
        <Switch
          size="sm"
          checked={isOn}
          aria-label={name}
          aria-describedby={ids.described}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </FormRow>
  );
}
