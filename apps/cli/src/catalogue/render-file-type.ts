import type { FileDescription, NamedType, SniffedType } from '@populace/library';
import { alignColumns } from '../text/column-layout.ts';
import { visibleText } from '../text/visible-text.ts';
import { writtenWords } from './render-types.ts';

/** Renders what a file's name and its bytes say of it; `name` is undefined for standard input. */
export function renderFileType(
  name: string | undefined,
  { named, sniffed, verdict, formats }: FileDescription,
): string {
  const bytes = sniffed.length === 0 ? ['nothing that is known'] : sniffed.map(sniffedWords);
  const facts = [
    ...(name === undefined ? [] : [['name', nameWords(named)]]),
    ...bytes.map((words, at) => [at === 0 ? 'bytes' : '', words]),
    ...(name === undefined ? [] : [['together', togetherWords(named, sniffed, verdict)]]),
    ...(formats.length === 0 ? [] : [['Populace', writtenWords(formats)]]),
  ];
  const lines = [
    name ?? 'standard input',
    ...alignColumns(facts.map(([fact = '', words = '']) => [`  ${fact}`, words])),
  ];
  return `${lines.map(visibleText).join('\n')}\n`;
}

const verdicts: Readonly<Record<FileDescription['verdict'], string>> = {
  same: 'they agree',
  possible: 'nothing in the bytes speaks against the name',
  different: 'they disagree: the bytes are not what the name says',
  unknown: 'one of them says nothing',
};

function togetherWords(
  { type }: NamedType,
  sniffed: readonly SniffedType[],
  verdict: FileDescription['verdict'],
): string {
  return type === undefined && sniffed.length === 0 ? 'neither says anything' : verdicts[verdict];
}

function nameWords({ type, wrapper, inner }: NamedType): string {
  if (type === undefined) return 'nothing that is known';
  return wrapper === undefined || inner?.type === undefined ? type : `${type}, inside ${inner.type}`;
}

function sniffedWords({ type, by, offset, signature, reason }: SniffedType): string {
  return by === 'text' ? `${type}: ${reason}` : `${type}: ${reason} (${signature} at byte ${offset})`;
}
