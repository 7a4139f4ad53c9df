import type { ContentType, FileDescription, FormatPage } from '@populace/library';
import { text } from './messages.ts';

/** Who says that a content type exists, in words. */
export function sourceWords({ source }: Pick<ContentType, 'source'>): string {
  switch (source) {
    case 'iana':
      return text('sourceIana');
    case 'apache':
      return text('sourceApache');
    case 'nginx':
      return text('sourceNginx');
    case 'populace':
      return text('sourcePopulace');
    case 'none':
      return text('sourceNone');
  }
}

/** Whether compression makes such files smaller, in words. */
export function compressionWords({ compressible }: Pick<ContentType, 'compressible'>): string {
  if (compressible === undefined) return text('unknown');
  return text(compressible ? 'compressible' : 'incompressible');
}

/** Which formats write a content type, in words. */
export function formatWords(formats: readonly Pick<FormatPage, 'id'>[]): string {
  return formats.length === 0 ? text('noFormat') : formats.map(({ id }) => id).join(', ');
}

/** Whether the name and the bytes of a file agree, in words. */
export function verdictWords({ verdict, named, sniffed }: Omit<FileDescription, 'formats'>): string {
  switch (verdict) {
    case 'same':
      return text('verdictSame');
    case 'possible':
      return text('verdictPossible');
    case 'different':
      return text('verdictDifferent');
    case 'unknown':
      if (sniffed.length > 0) return text('verdictBytes');
      return text(named.type === undefined ? 'verdictNothing' : 'verdictName');
  }
}
