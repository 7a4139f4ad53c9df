import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Names of files. */
export const fileName: Generator = defineGenerator({
  id: 'system.fileName',
  summary: "The name of the row's file; its extension agrees with system.mimeType.",
  aliases: ['system.commonFileName', 'fileName', 'File Name'],
  synonyms: {
    en: 'file, filename, document, attachment, image, picture, photo, avatar, upload',
    de: 'Datei, Dateiname, Anhang, Bild, Foto',
    es: 'archivo, nombre de archivo, adjunto, imagen',
    fr: 'fichier, nom de fichier, pièce jointe',
    ja: 'ファイル, ファイル名',
  },
  subject: 'file',
  options: {},
  recipe: () => view('file', 'name'),
});
