import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDownload, IconLink } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Command } from '../../../lib/commands/command.ts';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { ariaShortcut, keyWords } from '../../../lib/commands/shortcut.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { MixStrip } from '../../../ui/mix-strip.tsx';
import { useText } from '../messages.ts';
import { useSchemaCommands } from '../use-schema-commands.ts';
import { MixPicker } from './mix-picker.tsx';
import { NameField } from './name-field.tsx';
import { SaveMark } from './save-mark.tsx';
import classes from './schema-bar.module.css';
import { SchemaTabs } from './schema-tabs.tsx';
import { SeedPicker } from './seed-picker.tsx';

/** The bar over an open schema: its name and how it is kept, its views, undo, locales, seed, `exports` and the button that adds one. */
export function SchemaBar({ exports }: { readonly exports: ReactNode }) {
  const text = useText();
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const mix = useSessionPart(({ view }) => view.locale?.shares);
  const { undo, redo } = useSchemaCommands();
  const share = useCommand('schema.share');
  return (
    <section className={classes.bar} aria-label={text('schema')} data-pane="" tabIndex={-1}>
      <div className={classes.row}>
        <NameField />
        <SaveMark />
        <SchemaTabs />
        <div className={classes.tools}>
          <CommandIcon command={undo} name={text('undo')} Icon={IconArrowBackUp} />
          <span className={classes.deskOnly}>
            <CommandIcon command={redo} name={text('redo')} Icon={IconArrowForwardUp} />
            {share !== undefined && <CommandIcon command={share} name={share.title} Icon={IconLink} />}
          </span>
          <span className={classes.sep} />
          <MixPicker />
          <SeedPicker />
          {exports}
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/schemas/$schemaId/export" params={{ schemaId }} search={true} />
            )}
            variant="filled"
            leftSection={<IconDownload size={16} stroke={1.6} />}
          >
            {text('export')}
          </Button>
        </div>
      </div>
      <MixStrip mix={mix ?? []} edge />
    </section>
  );
}

interface CommandIconProps {
  readonly command: Command;
  readonly name: string;
  readonly Icon: typeof IconArrowBackUp;
}

/** A button of a command whose icon says enough; the tooltip has its words and keys. */
function CommandIcon({ command, name, Icon }: CommandIconProps) {
  const { title, shortcut, disabled = false, run } = command;
  const keys = shortcut === undefined ? '' : ` (${keyWords(shortcut).join(' ')})`;
  return (
    <Tooltip label={`${title}${keys}`}>
      <ActionIcon
        aria-label={name}
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': ariaShortcut(shortcut) })}
        disabled={disabled}
        onClick={run}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
