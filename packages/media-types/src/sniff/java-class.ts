import { bigEndian } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** The version of the first Java (JVMS, table 4.1-A). */
const FIRST_VERSION = 45;

/**
 * Says whether bytes are a class of Java: behind its mark stands a version. Programs of macOS for several processors have the same mark, and
 * behind it how many those are.
 */
export function javaClass(bytes: Uint8Array): readonly SniffedType[] {
  const version = bigEndian(bytes, 4) % 65_536;
  if (!(version >= FIRST_VERSION)) return [];
  const reason = `a class of Java with the version ${version}`;
  return [{ type: 'application/java-vm', by: 'signature', offset: 0, signature: 'CA FE BA BE', reason }];
}
