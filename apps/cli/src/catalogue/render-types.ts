import type { ContentType, NamedType, TypesDescription } from '@populace/core';
import { alignColumns } from '../text/column-layout.ts';
import { visibleText } from '../text/visible-text.ts';

/** Renders what is known of an extension, a content type or a file's name. */
export function renderTypes(described: Exclude<TypesDescription, { readonly kind: 'unknown' }>): string {
  return `${linesOf(described).map(visibleText).join('\n')}\n`;
}

function linesOf(described: Exclude<TypesDescription, { readonly kind: 'unknown' }>): readonly string[] {
  if (described.kind === 'type') return typeLines(described.type);
  if (described.kind === 'name') return nameLines(described.named);
  return alignColumns(described.types.map((type) => [type.type, extensionWords(type)]));
}

function typeLines(type: ContentType): readonly string[] {
  const facts = [
    ['extensions', extensionWords(type)],
    ['source', type.source],
    ...(type.charset === undefined ? [] : [['charset', type.charset]]),
    ...(type.compressible === undefined ? [] : [['compressible', type.compressible ? 'yes' : 'no']]),
  ];
  return [type.type, ...alignColumns(facts.map(([name = '', value = '']) => [`  ${name}`, value]))];
}

function nameLines({ extension, type, wrapper, inner }: NamedType): readonly string[] {
  const whole = `${type ?? 'unknown'}  .${extension}`;
  if (wrapper === undefined) return [whole];
  return [whole, `  compressed with ${wrapper}; inside: ${inner?.type ?? 'not said'}`];
}

function extensionWords({ extensions }: ContentType): string {
  return extensions.length === 0 ? 'none' : extensions.map((extension) => `.${extension}`).join(', ');
}
