import { isolated } from '../text/visible-text.ts';

/** Keeps right-to-left text in its place on a line, or leaves text as it is. */
export type Isolate = (text: string) => string;

/** Isolates for a stream: only on a terminal, since a program that reads the text would find characters that are no data. */
export function isolatesFor(stream: { readonly isTTY?: boolean }): Isolate {
  return stream.isTTY === true ? isolated : (text) => text;
}
