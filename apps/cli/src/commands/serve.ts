import { once } from 'node:events';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { readHost, readPort } from '../call/parse-address.ts';
import { writeError } from '../output/stderr.ts';
import type { Cancellation } from '../run/signals.ts';
import { listen, noteOfPort } from '../serve/listen.ts';
import { openBrowser } from '../serve/open-browser.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { findStudio } from '../serve/studio-folder.ts';

interface ServeFlags {
  readonly port?: number;
  readonly host: string;
  readonly open?: boolean;
}

const EXAMPLES = `
Examples:
  populace serve                prints the address of the Studio
  populace serve --open         and opens it in the browser
  populace serve --port 8080    at this port, or not at all`;

/** Adds `serve`. */
export function addServe(
  program: Command,
  createCancellation: () => Cancellation,
  setExit: (code: number) => void,
): void {
  program
    .command('serve')
    .summary('the Studio, in the browser')
    .description('Serves the Studio to browsers of this machine, until it is stopped. Nothing leaves the machine.')
    .option('--port <port>', 'where to listen; else 7367, or the next that is free', readPort)
    .option('--host <host>', '127.0.0.1, localhost or ::1', readHost, '127.0.0.1')
    .option('--open', 'open the browser')
    .option('--no-open', 'open no browser (as it is unless you say --open)')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ServeFlags) => setExit(await serve(flags, createCancellation)));
}

/** Serves until a signal comes, and returns the exit code that the signal asks for. */
async function serve({ port: asked, host, open }: ServeFlags, createCancellation: () => Cancellation): Promise<number> {
  const server = createSiteServer(findStudio());
  const { signal, exit } = createCancellation();
  // A system may take `localhost` for anything; this address is what the others must not reach.
  const port = await listen(server, { host: host === 'localhost' ? '127.0.0.1' : host, port: asked });
  const url = `http://${host === '::1' ? '[::1]' : host}:${port}/`;
  const note = noteOfPort(port, asked);
  if (note !== undefined) writeError(`${note}\n`);
  await printText(`Populace Studio: ${url}\nStop it with Ctrl+C.\n`);
  if (open === true) openBrowser(url);
  if (!signal.aborted) await once(signal, 'abort');
  // Browsers keep connections open that nobody waits for.
  server.close().closeAllConnections();
  return exit() ?? 0;
}
