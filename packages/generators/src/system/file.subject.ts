import { commonFileTypes, concat, constant, defineSubject, lookup, pick, type Subject, view } from '@populace/core';

/** A file of a row: its name, extension and content type belong together. */
export const fileSubject: Subject = defineSubject({
  id: 'file',
  summary: 'A file: what it is called and what is in it.',
  fields: {
    extension: ({ table }) =>
      pick(table('system.commonExtension'), { weights: commonFileTypes.map(({ weight }) => weight) }),
    mimeType: ({ table }) => lookup(view('file', 'extension'), table('system.commonMimeType')),
    stem: ({ table }) => pick(table('file.stem')),
    name: () => concat(view('file', 'stem'), constant('.'), view('file', 'extension')),
  },
});
