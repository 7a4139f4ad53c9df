import { indexOfText, latinText, littleEndian } from './byte-pattern.ts';

/** A file within a zip archive. */
export interface ZipMember {
  readonly name: string;
  /** Where its header begins. */
  readonly offset: number;
  /** Where its content begins. */
  readonly start: number;
  /** The size of the content as it lies there; 0 where it is only told behind it. */
  readonly size: number;
  readonly isStored: boolean;
}

const MOST_MEMBERS = 1000;

/**
 * Reads the headers of members in the order in which they lie (APPNOTE.TXT, 4.3.7), as far as the bytes go. Where a member's size is told behind
 * its content only, the next header is looked for by its signature.
 */
export function zipMembers(bytes: Uint8Array): readonly ZipMember[] {
  const members: ZipMember[] = [];
  let at = 0;
  while (at >= 0 && members.length < MOST_MEMBERS) {
    const member = readMember(bytes, at);
    if (member === undefined) break;
    members.push(member);
    const end = member.start + member.size;
    at = indexOfText(bytes, 'PK\x03\x04', member.size > 0 ? end : member.start);
  }
  return members;
}

function readMember(bytes: Uint8Array, offset: number): ZipMember | undefined {
  const [nameLength, extraLength] = [littleEndian(bytes, offset + 26, 2), littleEndian(bytes, offset + 28, 2)];
  if (Number.isNaN(nameLength + extraLength)) return undefined;
  const start = offset + 30 + nameLength + extraLength;
  return {
    name: latinText(bytes, offset + 30, offset + 30 + nameLength),
    offset,
    start,
    size: littleEndian(bytes, offset + 18, 4),
    isStored: littleEndian(bytes, offset + 8, 2) === 0,
  };
}
