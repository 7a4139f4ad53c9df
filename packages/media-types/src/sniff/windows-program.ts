import { hasText, littleEndian } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** Says whether what begins as a program of DOS is one of Windows: at byte 60 stands where its own head begins (PE Format, Microsoft). */
export function windowsProgram(bytes: Uint8Array): readonly SniffedType[] {
  const offset = littleEndian(bytes, 60, 4);
  if (!(offset >= 64) || !hasText(bytes, offset, 'PE\0\0')) return [];
  const type = 'application/vnd.microsoft.portable-executable';
  return [{ type, by: 'signature', offset, signature: "'PE' 00 00", reason: 'a program or library of Windows' }];
}
