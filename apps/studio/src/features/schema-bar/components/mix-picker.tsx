import { ActionIcon, Button, Popover, Select, Slider } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { formatShare } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useEdit } from '../../../lib/session/use-edit.ts';
import { inkOf, type LocaleShare, MixStrip } from '../../../ui/mix-strip.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';
import { SeedField } from './seed-field.tsx';

/** The locale that is meant where none is written. */
const USUAL = 'en_US';

/** The locales of the rows and their shares; on a phone the seed, too, for which its bar has no room. */
export function MixPicker() {
  const text = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
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
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus>
      <Popover.Target>
        <Button
          className={classes.mixButton}
          aria-label={`${text('mix')}: ${label}`}
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
          leftSection={<span className={classes.mixGlimpse}>{<MixStrip mix={mix} />}</span>}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {isPhone && (
          <div className={classes.seedOfPhone}>
            <SeedField />
          </div>
        )}
        <MixForm mix={mix} />
      </Popover.Dropdown>
    </Popover>
  );
}

function MixForm({ mix }: { readonly mix: readonly LocaleShare[] }) {
  const text = useText();
  const edit = useEdit();
  const { data: catalogue } = useQuery(catalogueQuery);
  const choose = (shares: readonly LocaleShare[]) =>
    edit({ kind: 'set-locale', shares }, { key: 'set-locale' }, 'set-locale');
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  const others = (catalogue?.locales ?? []).filter(({ id }) => id !== 'base' && mix.every((share) => share.id !== id));
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
      <Select
        aria-label={text('addLocale')}
        placeholder={text('addLocale')}
        searchable
        value={null}
        data={others.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
        onChange={(id) => id !== null && choose([...evenOut(mix), { id, weight: newShare(mix) }])}
        comboboxProps={{ withinPortal: false }}
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
