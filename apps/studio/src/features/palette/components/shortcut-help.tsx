import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useAppearance } from '../../../lib/appearance/appearance.ts';
import { useAllCommands } from '../../../lib/commands/command-registry.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { useText } from '../messages.ts';
import { listShortcuts } from '../model/list-shortcuts.ts';
import classes from './shortcut-help.module.css';

/** The keys of everything that can be done now. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const groups = listShortcuts(useAllCommands());
  const { singleKeys } = useAppearance();
  return (
    <Dialog label={text('help')} onClose={onClose} className={classes.dialog}>
      <div className={classes.head}>
        <h2>{text('help')}</h2>
        <ActionIcon aria-label={text('close')} onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      <div className={classes.scroll} {...scrolledByKeys}>
        {!singleKeys && <p className={classes.note}>{text('singleKeysOff')}</p>}
        <div className={classes.groups}>
          {groups.map(({ title, entries }) => (
            <section key={title} className={classes.group}>
              <h3>{title}</h3>
              <dl>
                {entries.map((entry) => (
                  <div key={entry.title} className={classes.entry}>
                    <dt>{entry.title}</dt>
                    <dd>
                      <Keys shortcut={entry.shortcut} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
