import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { appearance, chooseAppearance } from '../lib/appearance/appearance.ts';
import type { Command } from '../lib/commands/command.ts';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { useText } from './messages.ts';
import { screens } from './screens.tsx';

/** What can be done on every screen: going to the others, and changing how they look. */
export function useAppCommands(): void {
  const text = useText();
  const navigate = useNavigate();
  const commands = useMemo((): readonly Command[] => {
    const group = text('go');
    const going = screens.map(({ to, word, key }) => ({
      id: `go.${word}`,
      title: text('goTo', { screen: text(word) }),
      group,
      shortcut: `G ${key}`,
      run: () => void navigate({ to }),
    }));
    const settings = {
      id: 'go.settings',
      title: text('goTo', { screen: text('settings') }),
      group,
      run: () => void navigate({ to: '/settings' }),
    };
    return [...going, settings, schemeCommand('light', text), schemeCommand('dark', text)];
  }, [text, navigate]);
  useCommands(commands);
}

function schemeCommand(scheme: 'light' | 'dark', text: ReturnType<typeof useText>): Command {
  return {
    id: `appearance.${scheme}`,
    title: text('switchScheme', { scheme: text(scheme).toLowerCase() }),
    group: text('appearance'),
    disabled: appearance().scheme === scheme,
    run: () => chooseAppearance({ scheme }),
  };
}
