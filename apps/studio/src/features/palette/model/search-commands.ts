import type { Command } from '../../../lib/commands/command.ts';
import { matchOf, searchWords } from '../../../lib/search/match-words.ts';

/** Commands that stand under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** More would have to be scrolled through, and another letter finds it sooner. */
const MOST = 60;

/** What the palette shows while nothing is written: what was run last, then everything by group. */
export function listCommands(
  commands: readonly Command[],
  recent: readonly string[],
  recentTitle: string,
): readonly CommandGroup[] {
  const shown = commands.filter(({ quiet }) => quiet !== true);
  // What every screen has comes after what only the open one has.
  const listed = [...shown.filter((command) => !isOfFrame(command)), ...shown.filter(isOfFrame)];
  const latest = recent
    .map((id) => listed.find((command) => command.id === id && command.disabled !== true))
    .filter((command) => command !== undefined);
  const others = groupsOf(listed.filter((command) => !latest.includes(command)));
  return latest.length === 0 ? others : [{ title: recentTitle, commands: latest }, ...others];
}

function isOfFrame({ id }: Command): boolean {
  return /^(go|appearance|app)[.]/.test(id);
}

/** What the palette shows for a search: commands that have every word, the nearest first, and their groups in that order. */
export function searchCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): readonly CommandGroup[] {
  const words = searchWords(query);
  const found = commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .map(({ command, score }) => ({ command, score: score + bonusOf(command, recent) }))
    .sort((a, b) => b.score - a.score);
  return groupsOf(found.slice(0, MOST).map(({ command }) => command));
}

/** A title says what a command does, so a word in it counts more than one beside it. */
const IN_TITLE = 4;

function scoreOf({ title, detail, words: more, group }: Command, words: readonly string[]): number {
  const beside = [detail, more, group].filter((text) => text !== undefined);
  let score = 0;
  for (const word of words) {
    const best = Math.max(IN_TITLE * matchOf(title, word), ...beside.map((text) => matchOf(text, word)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function bonusOf({ id, quiet, disabled }: Command, recent: readonly string[]): number {
  if (disabled === true) return -IN_TITLE;
  if (recent.includes(id)) return 2;
  return quiet === true ? 0 : 1;
}

function groupsOf(commands: readonly Command[]): readonly CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group === undefined) groups.set(command.group, [command]);
    else group.push(command);
  }
  return [...groups].map(([title, own]) => ({ title, commands: own }));
}
