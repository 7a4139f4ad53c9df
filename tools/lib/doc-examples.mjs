/** Runs the examples of a document as its reader would: in an empty folder, with `populace` on the PATH. */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './project.mjs';
import { startProgram } from './run.mjs';

const command = join(root, 'apps/cli/bin/populace.js');

/** Puts a `populace` into `folder` that runs the clone's build with this very Node. */
function linkCommand(folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'populace'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(join(folder, 'populace'), 0o755);
}

/** Splits a console block into commands with the lines that each must print. */
function consoleSteps(lines) {
  const steps = [];
  for (const line of lines) {
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), expected: [] });
    // A long command goes on after a backslash, shown with the shell's second prompt.
    else if (line.startsWith('> ') && steps.at(-1)?.command.endsWith('\\'))
      steps.at(-1).command += `\n${line.slice(2)}`;
    else steps.at(-1)?.expected.push(line);
  }
  return steps;
}

/** The characters that mean something in a regular expression. */
const special = /[.*+?^${}()|[\]\\]/g;

/** Says whether the output is as shown: `…` stands for any text within a line, and alone on a line for any lines. */
export function matches(expected, actual) {
  const source = expected.map((line) => {
    if (line.trim() === '…') return '(?:.*\\n)*';
    return `${line.trimEnd().replace(special, '\\$&').replaceAll('…', '.*')}[ \\t]*\\n`;
  });
  return new RegExp(`^${source.join('')}$`).test(actual === '' || actual.endsWith('\n') ? actual : `${actual}\n`);
}

/** The lines of an output, written as the shown ones were: `…` stays for what it stood for, where it can be told. */
export function shownAs(expected, actual) {
  const printed = actual
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const gap = expected.findIndex((line) => line.trim() === '…');
  const rest = gap < 0 ? 0 : expected.length - gap - 1;
  const lines = gap < 0 ? printed : [...printed.slice(0, gap), '…', ...printed.slice(printed.length - rest)];
  const sameLength = lines.length === expected.length;
  return lines.map((line, index) => (sameLength ? mergeLine(expected[index], line) : line));
}

/** A printed line in which the words that were shown with `…` stay as they were shown. */
function mergeLine(shown, printed) {
  if (matches([shown], printed)) return shown;
  const parts = (line) => line.split(/(\s+)/);
  const [before, after] = [parts(shown), parts(printed)];
  if (!shown.includes('…') || before.length !== after.length) return printed;
  return after.map((part, index) => (before[index].includes('…') ? before[index] : part)).join('');
}

function difference(what, expected, actual) {
  return `${what}\n--- shown\n${expected.join('\n')}\n--- printed\n${actual.trimEnd()}\n---`;
}

/** Runs a command of a console block: what it printed, what is wrong with it, and its lines as the document would show them. */
async function playStep({ command, expected }, options) {
  const { status, signal, stdout, stderr } = await startProgram('sh', ['-c', command], options);
  const prompt = `$ ${command.replaceAll('\n', '\n> ')}`.split('\n');
  if (status !== 0) {
    return {
      output: stdout,
      shown: [...prompt, ...expected],
      problem: `\`${command}\` ended with ${signal ?? status}:\n${stderr}`,
    };
  }
  if (matches(expected, stdout)) return { output: stdout, shown: [...prompt, ...expected] };
  const problem = difference(`\`${command}\` prints something else:`, expected, stdout);
  return { output: stdout, shown: [...prompt, ...shownAs(expected, stdout)], problem };
}

/** Makes a folder in which the blocks of one document are played in order; what scripts import is in `library`. */
export function createPlayground(library) {
  const home = mkdtempSync(join(tmpdir(), 'populace-docs-'));
  const folder = join(home, 'here');
  mkdirSync(folder);
  linkCommand(join(home, 'bin'));
  // Documents refer to the examples as a reader of the clone sees them.
  if (existsSync(join(root, 'examples'))) cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  const env = { ...process.env, PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
  const inFolder = { cwd: folder, env, timeout: 120_000 };
  let lastOutput = '';

  async function playConsole(lines) {
    const outcomes = [];
    // A command may read what the one above it wrote.
    for (const step of consoleSteps(lines)) outcomes.push(await playStep(step, inFolder));
    lastOutput = outcomes.at(-1)?.output ?? lastOutput;
    return {
      ran: outcomes.length,
      problems: outcomes.flatMap(({ problem }) => problem ?? []),
      shown: outcomes.flatMap(({ shown }) => shown),
    };
  }

  async function playScript(lines) {
    const source = join(folder, 'example.ts');
    writeFileSync(source, `${lines.join('\n')}\n`);
    if (!existsSync(join(folder, 'node_modules')))
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const made = join(folder, '.example');
    const plugins = [await library.plugin()];
    await bundle({ input: { example: source }, folder: made, names: '[name].mjs', forNode: true, plugins });
    const done = await startProgram(process.execPath, [join(made, 'example.mjs')], inFolder);
    lastOutput = done.stdout;
    const problems = done.status === 0 ? [] : [`the example ended with ${done.signal ?? done.status}:\n${done.stderr}`];
    return { ran: 1, problems };
  }

  return {
    /** Plays one block and returns how many examples ran, what was wrong, and what it would show of what was printed. */
    async play({ info, lines }) {
      const file = /\bfile=(\S+)/.exec(info)?.[1];
      if (file) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
        return { ran: 0, problems: [] };
      }
      if (/\brun$/.test(info)) return playScript(lines);
      if (/\boutput$/.test(info)) {
        const same = matches(lines, lastOutput);
        return {
          ran: 0,
          shown: same ? lines : shownAs(lines, lastOutput),
          problems: same ? [] : [difference('the example above prints something else:', lines, lastOutput)],
        };
      }
      return playConsole(lines);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
