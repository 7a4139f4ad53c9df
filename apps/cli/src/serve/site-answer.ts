import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileTypeOf } from './file-types.ts';
import { isOwnHost } from './own-host.ts';
import { findSiteFile, readSitePath } from './site-path.ts';

/** An answer, without what all answers have. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Answers a request from the files of a folder. Addresses that name no file belong to the app, which has pages of its own, so they get
 * its index.html.
 */
export async function answerOf(request: IncomingMessage, folder: string): Promise<SiteAnswer> {
  const port = request.socket.localPort ?? 0;
  if (!isOwnHost(request.headersDistinct['host'], port)) {
    return sentence(421, `This server answers only at http://127.0.0.1:${port}/ and http://localhost:${port}/.`);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refusal = sentence(405, 'This server only hands out files: use GET or HEAD.');
    return { ...refusal, headers: { ...refusal.headers, Allow: 'GET, HEAD' } };
  }
  const names = readSitePath(request.url ?? '');
  if (names === undefined) return sentence(400, 'The address is not one that this server has.');
  const name = names.at(-1) ?? '';
  const file = await findSiteFile(folder, names);
  if (file === undefined && fileTypeOf(name) !== undefined) return sentence(404, 'There is no such file.');
  return fileAnswer(file ?? join(folder, 'index.html'), names, request.headers['if-none-match']);
}

/** A plain sentence instead of a file. */
export function sentence(status: number, text: string): SiteAnswer {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status, headers, body: Buffer.from(`${text}\n`) };
}

async function fileAnswer(file: string, names: readonly string[], known: string | undefined): Promise<SiteAnswer> {
  const body = await readFile(file);
  // Of the bytes, because all files of an npm package have the same time, and two of its versions can have the same sizes.
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = {
    'Content-Type': fileTypeOf(file) ?? 'application/octet-stream',
    'Cache-Control': isHashed(names) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  };
  return hasTag(known, tag) ? { status: 304, headers, body: Buffer.alloc(0) } : { status: 200, headers, body };
}

/** Says whether the bundler put a digest of the content into a file's name, so that it never changes. */
function isHashed(names: readonly string[]): boolean {
  return names.length > 1 && names[0] === 'assets' && /-[\w-]{8}\.\w+$/.test(names.at(-1) ?? '');
}

function hasTag(known: string | undefined, tag: string): boolean {
  const tags = (known ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
