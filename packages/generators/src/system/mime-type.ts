import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Content types of files. */
export const mimeType: Generator = defineGenerator({
  id: 'system.mimeType',
  summary: "The content type of the row's file; it agrees with system.fileName.",
  aliases: ['mimeType', 'MIME Type'],
  synonyms: {
    en: 'content type, media type, file type',
    de: 'Dateityp, Medientyp',
    es: 'tipo de archivo, tipo mime',
    fr: 'type de fichier, type mime',
    ja: 'ファイル形式',
  },
  subject: 'file',
  options: {},
  recipe: () => view('file', 'mimeType'),
});
