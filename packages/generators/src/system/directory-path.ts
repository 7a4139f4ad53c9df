import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Paths of directories. */
export const directoryPath: Generator = defineGenerator({
  id: 'system.directoryPath',
  summary: 'The path of a directory, as on Unix.',
  aliases: ['directoryPath'],
  synonyms: { en: 'folder, directory', de: 'Verzeichnis, Ordner', fr: 'dossier', es: 'directorio' },
  options: {},
  recipe: (_options, { table }) => pick(table('system.directory')),
});
