import type { ContentTypeCounts, ContentTypePage } from '@populace/library';
import { alignColumns } from '../text/column-layout.ts';
import { counted } from '../text/number-words.ts';
import { extensionWords } from './render-types.ts';

/** Renders how many content types there are, and those that formats write. */
export function renderTypeTable(pages: readonly ContentTypePage[], counts: ContentTypeCounts): string {
  const written = pages.filter(({ formats }) => formats.length > 0);
  const { mimeDb, additions } = counts;
  return `${[
    `${counted(counts.types, 'content type')}, ${counts.withExtensions.toLocaleString('en')} of them with extensions (${counts.extensions.toLocaleString('en')} different ones).`,
    `From mime-db: ${mimeDb.types.toLocaleString('en')}, ${mimeDb.withExtensions.toLocaleString('en')} with extensions. Added: ${additions.types}; changed: ${additions.changed}.`,
    '',
    `Formats write ${written.length} of them:`,
    ...alignColumns(
      written.map((page) => [`  ${page.type}`, extensionWords(page), page.formats.map(({ id }) => id).join(', ')]),
    ),
  ].join('\n')}\n`;
}
