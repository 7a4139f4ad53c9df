import { nearestNames, quote } from '@populace/core';
import type { Command, CommanderError } from 'commander';
import { usageError } from '../problems/usage.ts';

/** Words what commander found wrong with a call, with the nearest right words. */
export function usageOfCommander({ code, message }: CommanderError, program: Command, words: readonly string[]): Error {
  const command = program.commands.find((candidate) => words.includes(candidate.name()));
  const named = /'([^']*)'/.exec(message)?.[1] ?? '';
  const help = command === undefined ? 'populace --help' : `populace ${command.name()} --help`;
  const see = `see ${help}.`;
  if (code === 'commander.unknownCommand') {
    const names = program.commands.map((candidate) => candidate.name());
    return usageError(`There is no command ${quote(named)}; ${see}`, nearestNames(named, names));
  }
  if (code === 'commander.unknownOption') {
    // One letter is near every other: only long names are offered.
    const names = ['--help', ...(command ?? program).options.flatMap(({ long }) => long ?? [])];
    return usageError(`There is no option ${quote(named)} here; ${see}`, nearestNames(named, names));
  }
  return usageError(`${sentence(code, named, message)}; ${see}`);
}

function sentence(code: string, named: string, message: string): string {
  const bare = named.replace(/^(?:-\w, )?(--[\w-]+).*$/, '$1');
  if (code === 'commander.missingArgument') return `The call lacks its <${bare}>`;
  if (code === 'commander.optionMissingArgument') return `${bare} needs a value`;
  if (code === 'commander.excessArguments') return 'The call has more words than the command takes';
  return message.replace(/^error: /, '').replace(/\.$/, '');
}
