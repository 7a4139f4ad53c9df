import { formatBytes } from '../../lib/messages/numbers.ts';
import { packText } from '../../lib/sharing/share-link.ts';

/** Copies a link that holds a schema, and returns how long it is. */
export async function copyLink(text: string): Promise<string> {
  const link = `${window.location.origin}/shared#${await packText(text)}`;
  await navigator.clipboard.writeText(link);
  return formatBytes(link.length);
}
