import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from '../../../lib/commands/command.ts';
import { useAllCommands } from '../../../lib/commands/command-registry.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useText } from '../messages.ts';
import { paletteList } from '../model/palette-list.ts';
import { recentCommands, rememberCommand } from '../model/recent-commands.ts';
import { asksForRow } from '../model/row-number.ts';
import classes from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteOptions } from './palette-options.tsx';

export interface PaletteProps {
  readonly onClose: () => void;
  /** Gives what was typed before the field was there. */
  readonly takeTyped: () => string;
}

/** Everything that can be done now, found by its words and run with Enter. */
export function Palette({ onClose, takeTyped }: PaletteProps) {
  const text = useText();
  const id = useId();
  const all = useAllCommands();
  const commands = useMemo(() => all.filter((command) => command.id !== 'app.palette'), [all]);
  const [query, setQuery] = useState('');
  // The field has the focus by now: the dialog within is open before this runs.
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed !== '') setQuery(typed);
  }, [takeTyped]);
  const [recent] = useState(recentCommands);
  const list = useMemo(() => paletteList(commands, query, recent), [commands, query, recent]);
  const flat = list.groups.flatMap((group) => group.commands);
  const { active, setActive, onKeyDown } = useActive(flat, query);
  useFoundCount(flat.length, query);
  const choose = (command: Command) => {
    if (command.disabled === true) return;
    if (command.accepts !== undefined && !asksForRow(query)) return setQuery('#');
    rememberCommand(command.id);
    // The focus goes back first, so that a command that moves it has the last word.
    flushSync(onClose);
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const chosen = flat[active];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else onKeyDown(event);
  };
  return (
    <Dialog label={text('label')} onClose={onClose}>
      <div className={classes.head}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          className={classes.field}
          autoFocus
          data-autofocus=""
          role="combobox"
          aria-label={text('field')}
          aria-expanded={flat.length > 0}
          aria-controls={flat.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={flat.length > 0 ? `${id}-${active}` : undefined}
          placeholder={text('field')}
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <button type="button" className={classes.cancel} onClick={onClose}>
          {text('cancel')}
        </button>
      </div>
      <PaletteOptions id={id} list={list} active={active} onActive={setActive} onChoose={choose} />
      <PaletteFoot takesRows={commands.some(({ accepts }) => accepts !== undefined)} />
    </Dialog>
  );
}

/** Which command Enter would run: arrow keys go through them and round the ends; a changed search begins at the first. */
function useActive(flat: readonly Command[], query: string) {
  const [chosen, setChosen] = useState({ query, active: 0 });
  const last = flat.length - 1;
  const active = chosen.query === query ? Math.max(0, Math.min(chosen.active, last)) : 0;
  const setActive = (wanted: number) => setChosen({ query, active: wanted });
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    };
    const wanted = moves[event.key];
    if (wanted === undefined || last < 0) return;
    event.preventDefault();
    setActive(wanted);
  };
  return { active, setActive, onKeyDown };
}

/** Tells readers of the screen how many commands a search has found. */
function useFoundCount(count: number, query: string): void {
  const text = useText();
  const told = useRef('');
  useEffect(() => {
    if (told.current === query) return;
    told.current = query;
    announce(text('found', { count }));
  }, [count, query, text]);
}
