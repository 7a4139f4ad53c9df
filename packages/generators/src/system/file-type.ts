import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Kinds of files. */
export const fileType: Generator = defineGenerator({
  id: 'system.fileType',
  summary: "The first part of the content type of the row's file, such as image.",
  aliases: ['system.commonFileType', 'fileType'],
  subject: 'file',
  options: {},
  recipe: () => view('file', 'kind'),
});
