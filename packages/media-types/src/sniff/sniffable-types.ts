import { mediaBrands } from './iso-media.ts';
import { oggCodecs } from './ogg-stream.ts';
import { oleStreams } from './ole-document.ts';
import { signatures } from './signatures.ts';
import { zipContents } from './zip-content.ts';

/** The types that texts are told apart by their look, text/plain aside. */
const looked = [
  'application/json',
  'application/x-ndjson',
  'application/xhtml+xml',
  'application/xml',
  'application/yaml',
  'image/svg+xml',
  'text/csv',
  'text/html',
  'text/tab-separated-values',
];

/** The content types that `sniffType` can find; of another one it cannot say that a file is not of it. */
export function sniffableTypes(): ReadonlySet<string> {
  const told = [signatures, zipContents, oleStreams, mediaBrands, oggCodecs].flatMap((list) =>
    list.map(({ type }) => type),
  );
  return new Set([...told, ...looked, 'video/webm', 'text/plain']);
}
