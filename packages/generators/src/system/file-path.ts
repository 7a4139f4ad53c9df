import { concat, constant, defineGenerator, type Generator, pick, view } from '@populace/recipes';

/** Paths of files. */
export const filePath: Generator = defineGenerator({
  id: 'system.filePath',
  summary: "A directory and the name of the row's file.",
  aliases: ['filePath'],
  synonyms: { en: 'path, full path', de: 'Dateipfad, Pfad', fr: 'chemin du fichier', es: 'ruta' },
  subject: 'file',
  options: {},
  recipe: (_options, { table }) => concat(pick(table('system.directory')), constant('/'), view('file', 'name')),
});
