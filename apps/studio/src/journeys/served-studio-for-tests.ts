import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A running `populace serve`. */
export interface ServedStudio {
  /** The address of the first screen, with `/` at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The command line of the clone, as it was built. */
const builtProgram = fileURLToPath(new URL('../../../cli/dist/cli.js', import.meta.url));

/** Ends a program with the process that started it, however that ends. */
const ENDS_WITH_PARENT = `data:text/javascript,${encodeURIComponent("process.once('disconnect', () => process.exit())")}`;

let served: Promise<ServedStudio> | undefined;

/** The Studio of the clone, served once for all tests of this process. Its server ends with the process. */
export function sharedStudio(): Promise<ServedStudio> {
  served ??= checkBuilds().then(() => serveStudio(builtProgram));
  return served;
}

/** Runs `populace serve` of a copy of the command line, at any free port. */
export async function serveStudio(program: string): Promise<ServedStudio> {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, program, 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  // Nobody waits for a server.
  child.unref();
  child.channel?.unref();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Refuses to test another Studio than the one of the files. */
async function checkBuilds(): Promise<void> {
  const tool = new URL('../../../../tools/lib/digest.mjs', import.meta.url).href;
  const { staleBuilds }: { staleBuilds(): readonly string[] } = await import(tool);
  const stale = staleBuilds();
  if (stale.length > 0)
    throw new Error(`Run \`node tools/build.mjs ${stale.join(' ')}\` first: it is not built from the files.`);
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const text of stdout?.setEncoding('utf8') ?? []) {
    printed += text;
    const [url] = /http:\S+(?=\s)/.exec(printed) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`populace serve ended without an address: ${printed}`);
}
