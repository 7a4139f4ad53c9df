import { commonFileTypes } from '@populace/media-types';
import { concat, constant, defineSubject, lookup, pick, recode, type Subject, view } from '@populace/recipes';

/** The first parts of content types, and which of them each common file has. */
const kinds = [...new Set(commonFileTypes.map(({ type }) => kindOf(type)))];
const kindPlaces = commonFileTypes.map(({ type }) => kinds.indexOf(kindOf(type)));

function kindOf(type: string): string {
  return type.slice(0, type.indexOf('/'));
}

/** A file of a row: its name, extension and content type belong together. */
export const fileSubject: Subject = defineSubject({
  id: 'file',
  summary: 'A file: what it is called and what is in it.',
  fields: {
    extension: ({ table }) =>
      pick(table('system.commonExtension'), { weights: commonFileTypes.map(({ weight }) => weight) }),
    mimeType: ({ table }) => lookup(view('file', 'extension'), table('system.commonMimeType')),
    kind: () => recode(view('file', 'extension'), kindPlaces, kinds),
    stem: ({ table }) => pick(table('file.stem')),
    name: () => concat(view('file', 'stem'), constant('.'), view('file', 'extension')),
  },
});
