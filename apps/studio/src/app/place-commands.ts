import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command } from '../lib/commands/command.ts';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { catalogueQuery } from '../lib/engine/catalogue-query.ts';
import { useText } from './messages.ts';

/** Ways to every generator and every locale; the palette finds them, and lists none before something is searched. */
export function usePlaceCommands(): void {
  const text = useText();
  const navigate = useNavigate();
  const { data } = useQuery(catalogueQuery);
  const commands = useMemo((): readonly Command[] => {
    const generators = (data?.generators ?? []).map(({ id, aliases, summary }) => ({
      id: `generator.${id}`,
      title: id,
      group: text('generators'),
      detail: summary,
      words: aliases.join(' '),
      quiet: true,
      run: () => void navigate({ to: '/generators/$generatorId', params: { generatorId: id } }),
    }));
    const locales = (data?.locales ?? []).map(({ id, name, nativeName, aliases }) => ({
      id: `locale.${id}`,
      title: name,
      group: text('locales'),
      detail: id,
      words: [nativeName, ...aliases].join(' '),
      Icon: IconWorld,
      quiet: true,
      run: () => void navigate({ to: '/locales/$localeId', params: { localeId: id } }),
    }));
    return [...generators, ...locales];
  }, [data, text, navigate]);
  useCommands(commands);
}
