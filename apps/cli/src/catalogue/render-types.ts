import type { ContentTypePage, FormatPage, NamedType, TypesDescription } from '@populace/library';
import { alignColumns } from '../text/column-layout.ts';
import { visibleText } from '../text/visible-text.ts';

type Known = Exclude<TypesDescription, { readonly kind: 'unknown' }>;

/** Renders what is known of an extension, a content type, a file's name or a format, and which formats write it. */
export function renderTypes(described: Known): string {
  return `${linesOf(described).map(visibleText).join('\n')}\n`;
}

function linesOf(described: Known): readonly string[] {
  if (described.kind === 'type' || described.kind === 'format') return typeLines(described.type);
  if (described.kind === 'name') return nameLines(described.named, described.formats);
  return alignColumns(described.types.map((page) => [page.type, extensionWords(page), writtenWords(page.formats)]));
}

function typeLines(page: ContentTypePage): readonly string[] {
  const facts = [
    ['extensions', extensionWords(page)],
    ['source', page.source],
    ...(page.charset === undefined ? [] : [['charset', page.charset]]),
    ...(page.compressible === undefined ? [] : [['compressible', page.compressible ? 'yes' : 'no']]),
    ...(page.formats.length === 0 ? [['written by', 'no format']] : page.formats.flatMap(formatFacts)),
  ];
  return [page.type, ...alignColumns(facts.map(([name = '', value = '']) => [`  ${name}`, value]))];
}

function formatFacts({ id, options }: FormatPage): readonly (readonly string[])[] {
  const names = options.map(({ name }) => name);
  return [['written by', `--format ${id}`], ...(names.length === 0 ? [] : [['options', names.join(', ')]])];
}

function nameLines({ extension, type, wrapper, inner }: NamedType, formats: readonly FormatPage[]): readonly string[] {
  const whole = `${type ?? 'unknown'}  .${extension}`;
  if (wrapper === undefined) return [`${whole}  ${writtenWords(formats)}`];
  return [whole, `  compressed with ${wrapper}; inside: ${inner?.type ?? 'not said'}, ${writtenWords(formats)}`];
}

/** Which formats write a type, in words. */
export function writtenWords(formats: readonly FormatPage[]): string {
  return formats.length === 0 ? 'written by no format' : `written by ${formats.map(({ id }) => id).join(', ')}`;
}

/** The extensions of a type, with their dots. */
export function extensionWords({ extensions }: Pick<ContentTypePage, 'extensions'>): string {
  return extensions.length === 0 ? 'none' : extensions.map((extension) => `.${extension}`).join(', ');
}
