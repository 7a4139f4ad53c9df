import { IconKeyboard } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Command } from '../lib/commands/command.ts';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { useAppCommands } from './app-commands.ts';
import { useText } from './messages.ts';
import { usePaneCommands } from './pane-commands.ts';
import { usePlaceCommands } from './place-commands.ts';
import { createTypedAhead } from './typed-ahead.ts';

type Overlay = 'palette' | 'help';

const loadPalette = () => import('../features/palette/components/palette.tsx');
const loadHelp = () => import('../features/palette/components/shortcut-help.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutHelp = lazy(async () => ({ default: (await loadHelp()).ShortcutHelp }));

/** The palette's field takes what was typed since it was asked for. */
const typedAhead = createTypedAhead(window);

/** What can cover every screen: the palette and the help. Both are loaded once the page has nothing else to do. */
export function Overlays() {
  const [shown, setShown] = useState<Overlay>();
  const close = () => {
    typedAhead.end();
    setShown(undefined);
  };
  useAppCommands();
  usePaneCommands();
  useOverlayCommands(shown, setShown);
  useEffect(() => whenIdle(loadPalette), []);
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && (
        <>
          <PlaceCommands />
          <Palette onClose={close} takeTyped={typedAhead.end} />
        </>
      )}
      {shown === 'help' && <ShortcutHelp onClose={close} />}
    </Suspense>
  );
}

/** What the palette finds beside what the screen can do: it is asked for when the palette is opened. */
function PlaceCommands() {
  usePlaceCommands();
  return null;
}

function useOverlayCommands(shown: Overlay | undefined, show: (shown: Overlay | undefined) => void): void {
  const text = useText();
  const commands = useMemo((): readonly Command[] => {
    const group = text('helpGroup');
    const toggle = (overlay: Overlay) => () => {
      if (overlay === 'palette' && shown !== 'palette') typedAhead.begin();
      else typedAhead.end();
      show(shown === overlay ? undefined : overlay);
    };
    const shared = { group, inDialogs: true };
    return [
      { id: 'app.palette', title: text('search'), shortcut: 'Mod+K', ...shared, run: toggle('palette') },
      { id: 'app.help', title: text('help'), shortcut: '?', Icon: IconKeyboard, ...shared, run: toggle('help') },
    ];
  }, [text, shown, show]);
  useCommands(commands);
}

function whenIdle(load: () => Promise<unknown>): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void load());
  return () => cancelIdleCallback(handle);
}
