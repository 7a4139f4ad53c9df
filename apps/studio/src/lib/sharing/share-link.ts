/**
 * A link that holds a whole schema: its text, compressed (RFC 1951) and written as base64url (RFC 4648, section 5), stands behind `#`,
 * which browsers send to nobody.
 */

/** A schema's text can't be larger than this (4 MiB); what unpacks to more is no schema. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Returns what stands behind `#` for a schema's text. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the text that stands behind `#`; undefined where it is not whole, or more than a schema can be. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readBounded(unpacked);
  } catch {
    // A link that was cut or mistyped; the screen says so.
    return undefined;
  }
}

/** A few bytes can unpack to very many: reading ends where no schema can be longer. */
async function readBounded(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = stream.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
