import { booleanOption, CodedError, enumOption, type Option } from '@populace/core';
import { type TextEncodingId, textEncodings } from './text-encodings.ts';

/** The options that files of text have in common. */
export interface TextFileOptions {
  readonly lineEnd: Option<'lf' | 'crlf' | 'cr'>;
  readonly bom: Option<boolean>;
  readonly encoding: Option<TextEncodingId>;
}

export const textFileOptions: TextFileOptions = {
  lineEnd: enumOption(['lf', 'crlf', 'cr'], { default: 'lf', summary: 'How lines end.' }),
  bom: booleanOption({ default: false, summary: 'Whether the file begins with a byte order mark, for spreadsheets.' }),
  encoding: enumOption(textEncodings, {
    default: 'utf-8',
    summary: 'How characters are written; the last two have few, and refuse texts with others.',
  }),
};

/** The options as they were read. */
interface TextFile {
  readonly lineEnd: 'lf' | 'crlf' | 'cr';
  readonly bom: boolean;
  readonly encoding: TextEncodingId;
}

/** What ends a line. */
export function lineEndOf({ lineEnd }: Pick<TextFile, 'lineEnd'>): string {
  return { lf: '\n', crlf: '\r\n', cr: '\r' }[lineEnd];
}

/**
 * What a file begins with.
 * @throws CodedError `format/invalid-option` for a mark in an encoding of single bytes, which has no order of them.
 */
export function byteOrderMark({ bom, encoding }: Pick<TextFile, 'bom' | 'encoding'>): string {
  if (bom && (encoding === 'iso-8859-1' || encoding === 'windows-1252')) {
    throw new CodedError(
      'format/invalid-option',
      `${encoding} has no byte order mark; leave out bom, or take encoding: utf-8.`,
    );
  }
  return bom ? '\ufeff' : '';
}
