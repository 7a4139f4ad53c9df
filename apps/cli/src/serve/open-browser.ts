import { spawn } from 'node:child_process';

/** The program of each system that shows an address in the person's browser. */
const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the person's browser. Where that is not possible nothing happens: the address is printed anyway. */
export function openBrowser(url: string): void {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  spawn(program, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
