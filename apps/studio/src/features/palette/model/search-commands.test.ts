import { describe, expect, it } from 'vitest';
import type { Command } from '../../../lib/commands/command.ts';
import { listCommands, searchCommands } from './search-commands.ts';

const run = () => undefined;
const commands: readonly Command[] = [
  { id: 'go.locales', title: 'Go to Locales', group: 'Screens', run },
  { id: 'preview.lock', title: 'Lock this row', group: 'Preview', detail: 'row 3', run },
  { id: 'schema.mix', title: 'Change the locale mix', group: 'Schema', words: 'languages countries', run },
  { id: 'schema.undo', title: 'Undo', group: 'Schema', disabled: true, detail: 'Nothing was changed', run },
  { id: 'generator.location.city', title: 'location.city', group: 'Generators', quiet: true, run },
];

const shown = (groups: ReturnType<typeof searchCommands>) =>
  groups.map(({ title, commands: own }) => `${title}: ${own.map(({ id }) => id).join(', ')}`);

describe('the commands of the palette', () => {
  it('shows what was run last, then what the screen has, then what every screen has', () => {
    expect(shown(listCommands(commands, ['schema.mix', 'gone', 'schema.undo'], 'Recent'))).toEqual([
      'Recent: schema.mix',
      'Preview: preview.lock',
      'Schema: schema.undo',
      'Screens: go.locales',
    ]);
  });

  it('finds words at the beginning of a title before those within, in every group', () => {
    expect(shown(searchCommands(commands, 'loc', []))).toEqual([
      'Preview: preview.lock',
      'Generators: generator.location.city',
      'Screens: go.locales',
      'Schema: schema.mix',
    ]);
  });

  it('wants every word, in any order, beside the title too', () => {
    expect(shown(searchCommands(commands, 'COUNTRIES mix', []))).toEqual(['Schema: schema.mix']);
    expect(searchCommands(commands, 'countries lock', [])).toEqual([]);
  });

  it('puts what was run lately before what is as near', () => {
    expect(shown(searchCommands(commands, 'locale', ['schema.mix']))[0]).toBe('Schema: schema.mix');
  });
});
