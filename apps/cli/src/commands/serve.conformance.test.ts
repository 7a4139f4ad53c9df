import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand, outcomeOf } from '../command-for-tests.ts';

const index = '<!doctype html><title>Populace</title>';
const script = 'export const rows = 1;\n';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A running `populace serve`. */
interface Serving {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it printed until it served. */
  readonly printed: string;
  readonly done: ReturnType<typeof outcomeOf>;
}

let command: CommandForTests;
let serving: Serving;
const running: ChildProcess[] = [];

beforeAll(async () => {
  command = createCommand({ ownProgram: true });
  const folder = command.path('studio');
  mkdirSync(`${folder}/assets`, { recursive: true });
  mkdirSync(`${folder}/.vite`);
  writeFileSync(`${folder}/index.html`, index);
  writeFileSync(`${folder}/favicon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(`${folder}/assets/index-BUK0LAL1.js`, script);
  writeFileSync(`${folder}/.vite/manifest.json`, '{}');
  command.write('secret.txt', 'secret');
  symlinkSync(command.path('secret.txt'), `${folder}/secret.txt`);
  symlinkSync(command.folder, `${folder}/outside`);
  serving = await serve('--port', '0');
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  command.remove();
});

/** Starts the command and waits until it has told its address and how to stop it. */
async function serve(...words: readonly string[]): Promise<Serving> {
  const child = command.start('serve', ...words);
  running.push(child);
  const done = outcomeOf(child);
  let printed = '';
  for await (const [text] of on(child)) {
    printed += text;
    if (printed.split('\n').length > 2) break;
  }
  const url = /http:\/\/\S+/.exec(printed)?.[0] ?? '';
  return { url, port: Number(new URL(url).port), child, printed, done };
}

/** What the command prints, piece by piece, until it ends. */
async function* on(child: ChildProcess): AsyncGenerator<readonly string[]> {
  while (child.exitCode === null) {
    yield await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit').then(() => [''])]);
  }
  throw new Error(`The command ended with ${child.exitCode}.`);
}

/** Asks without what browsers and \`fetch\` do to a path. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: serving.port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });
}

/** Sends lines as they are, and returns all that comes back. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect(serving.port, '127.0.0.1');
  const text = lines.map((line) => `${line.replaceAll('PORT', String(serving.port))}\r\n`).join('');
  socket.setEncoding('utf8').write(`${text}\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

async function listenAt(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('what is served', () => {
  it('tells the address and how to stop', () => {
    expect(serving.printed).toBe(`Populace Studio: http://127.0.0.1:${serving.port}/\nStop it with Ctrl+C.\n`);
  });

  it('hands out the page, which browsers ask for again each time', async () => {
    const { status, headers, text } = await ask('/');

    expect([status, text]).toEqual([200, index]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('hands out files whose names have a digest for ever', async () => {
    const { status, headers, text } = await ask('/assets/index-BUK0LAL1.js?from=here');

    expect([status, text]).toEqual([200, script]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/schemas/x/code', '/schemas/', '/generators/person.fullName', '/locales/de_DE?tab=names', '/a%20b', '//x'])(
    'leaves the address %s to the app',
    async (path) => {
      const { status, headers, text } = await ask(path);

      expect([status, text, headers['cache-control']]).toEqual([200, index, 'no-cache']);
    },
  );

  it.each(['/nothing.js', '/assets/index-OLD00000.js', '/schemas/x/photo.PNG', '/service-worker.js'])(
    'says that there is no file %s',
    async (path) => {
      const { status, headers, text } = await ask(path);

      expect([status, text]).toEqual([404, 'There is no such file.\n']);
      expect([headers['content-type'], headers['cache-control']]).toEqual(['text/plain; charset=utf-8', 'no-store']);
    },
  );

  it('answers HEAD as GET, without the text', async () => {
    const [get, head] = await Promise.all([ask('/favicon.svg'), ask('/favicon.svg', {}, 'HEAD')]);

    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(String(get.text.length));
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers, text } = await ask('/', {}, method);

    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(text).toBe('This server only hands out files: use GET or HEAD.\n');
  });
});

describe('files that have not changed', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['one of several tags', (tag: string) => `"old", W/${tag}`],
  ])('are not sent again to who names %s', async (_, known) => {
    const first = await ask('/');

    const again = await ask('/', { 'if-none-match': known(first.headers.etag ?? '') });

    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  });

  it('are told from others of the same size and time, as two versions of a package can be', async () => {
    const file = command.path('studio/index.html');
    const time = new Date('1985-10-26T08:15:00Z');
    utimesSync(file, time, time);
    const first = await ask('/');
    writeFileSync(file, index.replace('Populace', 'Ecalupop'));
    utimesSync(file, time, time);

    const again = await ask('/', { 'if-none-match': first.headers.etag ?? '' });

    writeFileSync(file, index);
    expect([again.status, again.text]).toEqual([200, '<!doctype html><title>Ecalupop</title>']);
  });
});

describe('what protects the person', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/nothing.js'],
    ['GET', '/%zz'],
    ['POST', '/'],
    ['HEAD', '/schemas/x'],
  ])('sends strict headers with %s %s', async (method, path) => {
    const { headers } = await ask(path, {}, method);

    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['127.0.0.1:PORT', 'localhost:PORT', 'LocalHost:PORT', '[::1]:PORT'])('answers at %s', async (host) => {
    expect(await send('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    'localhost',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.2:PORT',
    '0.0.0.0:PORT',
    '127.1:PORT',
    'localhost.:PORT',
    'me@localhost:PORT',
    '::1',
    '',
  ])('does not answer for the host "%s"', async (host) => {
    const answer = await send('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close');

    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain(`\r\n\r\nThis server answers only at http://127.0.0.1:${serving.port}/ and `);
    expect(answer).not.toContain('<title>');
  });

  it.each([
    ['no host', 400, ['GET / HTTP/1.1', 'Connection: close']],
    ['no host in an old protocol', 421, ['GET / HTTP/1.0']],
    ['two hosts', 421, ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Host: evil.example', 'Connection: close']],
    ['a whole address', 400, ['GET http://evil.example/ HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Connection: close']],
    ['a star', 405, ['OPTIONS * HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Connection: close']],
  ])('refuses a request with %s', async (_, status, lines) => {
    expect(await send(...lines)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '/./../secret.txt',
    '/secret.txt%00.js',
    '/%c0%ae%c0%ae/secret.txt',
    '//etc/passwd',
    '/etc/passwd',
    '/secret.txt',
    '/outside/secret.txt',
    '/outside/.populace/cli.mjs',
    '/.vite/manifest.json',
    '/assets/INDEX-BUK0LAL1.js',
  ])('shows nothing but the files of its folder: %s', async (path) => {
    const { status, text } = await ask(path);

    expect(text).not.toMatch(/secret|root:|import/);
    expect(status === 200 ? text : status).toBeOneOf([index, 400, 404]);
  });

  it('keeps on after what makes no sense', async () => {
    const [path, protocol] = await Promise.all([ask('/%zz'), send('nonsense')]);

    expect([path.status, path.text]).toEqual([400, 'The address is not one that this server has.\n']);
    expect(protocol).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('where it listens', () => {
  it('takes the next free port where none is named, and says what that means', async () => {
    const [first, second] = [await serve(), await serve()];

    first.child.kill('SIGTERM');
    second.child.kill('SIGTERM');
    expect(second.port).toBeGreaterThan(first.port);
    expect(second.port).toBeLessThan(7367 + 20);
    expect((await second.done).stderr).toBe(
      'Port 7367 is taken. A browser keeps schemas by address: those made at another port are not shown at this one.\n',
    );
  });

  it('does not take another port than the one named', async () => {
    const taken = await listenAt(0);
    const { port } = taken.address() as AddressInfo; // A server that listens on a port has such an address.

    const done = await command.run('serve', '--port', String(port));

    taken.close();
    expect(done).toEqual({
      exit: 1,
      stdout: '',
      stderr: `populace  serve/port-taken  Port ${port} is taken by other programs.\n    End that program, or choose another port with \`--port\`; 0 takes any that is free.\n`,
    });
  });

  it('prints the name that it was given', async () => {
    const named = await serve('--port', '0', '--host', 'localhost');

    named.child.kill('SIGTERM');
    expect(named.url).toBe(`http://localhost:${named.port}/`);
  });

  it.each([
    [['--host', '0.0.0.0'], '--host must be 127.0.0.1 or localhost or ::1, which only this machine can reach, but is'],
    [['--host', 'example.org'], '--host must be'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, but is "65536".'],
    [['--port', 'http'], '--port must be'],
    [['dist'], 'The call has more words than the command takes'],
  ])('refuses %s', async (words, sentence) => {
    const done = await command.run('serve', ...words);

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain(`populace  call/usage  ${sentence}`);
  });

  it('says what to do where the Studio is not built', async () => {
    const bare = createCommand({ ownProgram: true });

    const done = await bare.run('serve', '--port', '0');

    bare.remove();
    expect([done.exit, done.stdout]).toEqual([1, '']);
    expect(done.stderr).toMatch(
      /^populace {2}serve\/not-built {2}The Studio is not built: .*\n {4}In a clone, run `npm run build`;/,
    );
  });
});

describe.runIf(process.platform === 'linux')('the browser', () => {
  it('is shown the address where that is asked for', async () => {
    mkdirSync(command.path('bin'));
    command.write('bin/xdg-open', '#!/bin/sh\necho "$1" > opened\nkill -INT $PPID\n');
    chmodSync(command.path('bin/xdg-open'), 0o755);

    const done = await command.shell('PATH="$PWD/bin:$PATH" populace serve --port 0 --open');

    expect([done.exit, done.stderr]).toEqual([130, '']);
    expect(done.stdout).toContain(`Populace Studio: ${readFileSync(command.path('opened'), 'utf8')}`);
  });
});

describe('until when it serves', () => {
  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stops at %s, also while a browser keeps a connection', async (signal, exit) => {
    const stopped = await serve('--port', '0');
    const socket = connect(stopped.port, '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: ');
    await once(socket, 'connect');

    stopped.child.kill(signal);

    expect(await stopped.done).toEqual({ exit, stdout: stopped.printed, stderr: '' });
    socket.destroy();
  });

  it('asks to wait while the Studio is built anew', async () => {
    rmSync(command.path('studio/index.html'));

    const { status, text } = await ask('/schemas/x');

    command.write('studio/index.html', index);
    expect([status, text]).toEqual([503, 'The Studio is being built anew; load the page again in a moment.\n']);
  });
});
