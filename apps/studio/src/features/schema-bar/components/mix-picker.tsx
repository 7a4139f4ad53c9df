import { ActionIcon, Button, Popover, Slider } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { formatShare } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useEdit } from '../../../lib/session/use-edit.ts';
import { LocaleSelect } from '../../../ui/locale-select.tsx';
import { inkOf, type LocaleShare, MixStrip } from '../../../ui/mix-strip.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLayout } from '../../../ui/use-layout.ts';
import { useNestedOverlays } from '../../../ui/use-nested-overlays.ts';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';
import { SeedField } from './seed-field.tsx';

/** The locale that is meant where none is written. */
const USUAL = 'en_US';

/** The locales of the rows and their shares; in a narrow bar the seed, too, for which it has no room. */
export function MixPicker() {
  const text = useText();
  const layout = useLayout();
  const isNarrow = layout === 'phone' || layout === 'tablet';
  const [isOpen, setOpen] = useState(false);
  const nested = useNestedOverlays(setOpen);
  const written = useSessionPart(({ view }) => view.locale?.shares);
  const mix = written ?? [{ id: USUAL, weight: 1 }];
  useCommands(
    useMemo(
      () => [
        { id: 'schema.mix', title: text('mix'), group: text('schema'), shortcut: 'Mod+M', run: () => setOpen(true) },
      ],
      [text],
    ),
  );
  const label = mix.length === 1 ? (mix[0]?.id ?? '') : text('locales', { count: mix.length });
  const button = isNarrow ? (
    <ActionIcon
      aria-label={`${text('mixAndSeed')}: ${label}`}
      title={text('mixAndSeed')}
      onClick={() => setOpen(!isOpen)}
    >
      <IconAdjustmentsHorizontal size={18} stroke={1.6} />
    </ActionIcon>
  ) : (
    <Button
      aria-label={`${text('mix')}: ${label}`}
      rightSection={<IconChevronDown size={14} stroke={1.6} />}
      leftSection={<span className={classes.mixGlimpse}>{<MixStrip mix={mix} />}</span>}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={classes.mixWords}>{label}</span>
    </Button>
  );
  const form = (
    <>
      {isNarrow && (
        <div className={classes.seedOfNarrow}>
          <SeedField />
        </div>
      )}
      <MixForm mix={mix} takesFocus={layout !== 'phone'} />
    </>
  );
  if (layout === 'phone') {
    return (
      <>
        {button}
        <Sheet label={text('mixAndSeed')} opened={isOpen} onClose={() => setOpen(false)} closeLabel={text('close')}>
          <div className={classes.sheet}>{form}</div>
        </Sheet>
      </>
    );
  }
  return (
    <Popover opened={isOpen} position="bottom-end" width={340} trapFocus {...nested.popover}>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown {...nested.dropdown}>{form}</Popover.Dropdown>
    </Popover>
  );
}

interface MixFormProps {
  readonly mix: readonly LocaleShare[];
  /** Whether the field that adds a locale has the focus first; on a phone it would bring the keyboard over what is there. */
  readonly takesFocus: boolean;
}

function MixForm({ mix, takesFocus }: MixFormProps) {
  const text = useText();
  const edit = useEdit();
  const choose = (shares: readonly LocaleShare[]) =>
    edit({ kind: 'set-locale', shares }, { key: 'set-locale' }, 'set-locale');
  // What is typed goes with the choice: the next locale is written into an empty field.
  const [typed, setTyped] = useState('');
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  const reweigh = (id: string, weight: number) =>
    choose(mix.map((share) => (share.id === id ? { id, weight } : share)));
  return (
    <div className={classes.mixForm}>
      <h2>{text('mix')}</h2>
      <MixStrip mix={mix} />
      <ul>
        {mix.map(({ id, weight }, place) => (
          <li key={id}>
            <i style={{ background: inkOf(place) }} aria-hidden="true" />
            <code>{id}</code>
            <Slider
              size="xs"
              min={0}
              max={Math.max(100, total)}
              value={weight}
              label={null}
              disabled={mix.length === 1}
              thumbLabel={text('share', { locale: id })}
              onChange={(next) => reweigh(id, next)}
            />
            <span>{formatShare(total === 0 ? 0 : weight / total)}</span>
            <ActionIcon
              size={24}
              aria-label={text('removeLocale', { locale: id })}
              disabled={mix.length === 1}
              onClick={() => choose(mix.filter((share) => share.id !== id))}
            >
              <IconX size={14} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <LocaleSelect
        aria-label={text('addLocale')}
        placeholder={text('addLocale')}
        {...(takesFocus && { 'data-autofocus': true })}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        without={new Set(mix.map(({ id }) => id))}
        nothingFoundMessage={text('noLocaleFound')}
        onChange={(id) => {
          if (id === null) return;
          setTyped('');
          choose([...evenOut(mix), { id, weight: newShare(mix) }]);
        }}
      />
    </div>
  );
}

/** A locale alone has weight 1; beside others, shares read best as parts of a hundred. */
function evenOut(mix: readonly LocaleShare[]): readonly LocaleShare[] {
  return mix.length === 1 ? mix.map(({ id }) => ({ id, weight: 60 })) : mix;
}

function newShare(mix: readonly LocaleShare[]): number {
  if (mix.length === 1) return 40;
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  return Math.max(1, Math.round(total / (mix.length + 1)));
}
