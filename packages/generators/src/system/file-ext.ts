import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Extensions of files. */
export const fileExt: Generator = defineGenerator({
  id: 'system.fileExt',
  summary: "The extension of the row's file; it agrees with system.fileName.",
  aliases: ['system.commonFileExt', 'fileExt', 'fileExtension'],
  synonyms: { en: 'extension, file ending', de: 'Dateiendung', fr: 'extension de fichier', es: 'extensión de archivo' },
  subject: 'file',
  options: {},
  recipe: () => view('file', 'extension'),
});
