import { CodedError } from '../problems/coded-error.ts';

const encoder: TextEncoder = new TextEncoder();
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/**
 * Returns a text's UTF-8.
 * @throws CodedError `format/cannot-hold` for a lone surrogate, which has no UTF-8 (RFC 3629, section 3).
 */
export function encodeUtf8(text: string): Uint8Array {
  if (LONE_SURROGATE.test(text)) {
    throw new CodedError(
      'format/cannot-hold',
      `The text ${JSON.stringify(text.slice(0, 40))} has half of a surrogate pair, which is not a character; write the whole pair.`,
    );
  }
  return encoder.encode(text);
}
