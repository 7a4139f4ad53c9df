import { useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { chooseAppearance } from '../lib/appearance/appearance.ts';
import type { Command } from '../lib/commands/command.ts';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { useText } from './messages.ts';
import { screens } from './screens.tsx';

/** What can be done on every screen: going to the others, and changing how they look. */
export function useAppCommands(): void {
  const text = useText();
  const navigate = useNavigate();
  const scheme = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const commands = useMemo((): readonly Command[] => {
    const group = text('navigation');
    const going = screens.map(({ to, word, key, Icon }) => ({
      id: `go.${word}`,
      title: text('goTo', { screen: text(word) }),
      group,
      Icon,
      shortcut: `G ${key}`,
      run: () => void navigate({ to }),
    }));
    const settings = {
      id: 'go.settings',
      title: text('goTo', { screen: text('settings') }),
      group,
      Icon: IconSettings,
      run: () => void navigate({ to: '/settings' }),
    };
    const look = {
      id: 'appearance.scheme',
      title: text('switchScheme', { scheme: text(scheme).toLowerCase() }),
      group: text('appearance'),
      Icon: scheme === 'light' ? IconSun : IconMoon,
      run: () => chooseAppearance({ scheme }),
    };
    return [...going, settings, look];
  }, [text, navigate, scheme]);
  useCommands(commands);
}
