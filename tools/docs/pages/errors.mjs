import { code, madeBy, table } from '../markdown.mjs';

const intro = `# Errors

Everything that can go wrong has a stable code, the same on the command line, in the library and over HTTP. Codes are never used for
anything else. Mistakes in a schema are reported all together, each with its line and column, a JSON pointer into the document,
a sentence, and the nearest right names where there are some.

The command line ends with 0 when the work is done, 1 when the work failed, 2 when the call or the schema is wrong, 129 when its
terminal was closed (SIGHUP), 130 after Ctrl-C (SIGINT) and 143 after a request to end (SIGTERM): 128 and the number of the signal, as shells have it. After a
signal, no file is left.`;

/** The page of the catalogue of errors. */
export function errorsPage({ errorCatalogue }) {
  const groups = grouped(Object.entries(errorCatalogue));
  const sections = [...groups].map(([group, entries]) => {
    const rows = entries.map(([id, { status, exit, when, remedy }]) => [
      code(id),
      when,
      remedy,
      String(exit),
      String(status),
    ]);
    return `## ${group}\n\n${table(['code', 'when', 'what to do', 'exit code', 'HTTP status'], rows)}`;
  });
  return `${[madeBy, intro, ...sections].join('\n\n')}\n`;
}

function groupOf([id]) {
  return id.split('/')[0];
}

function grouped(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry]);
  return groups;
}
