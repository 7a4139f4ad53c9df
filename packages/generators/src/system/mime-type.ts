import { defineGenerator, type Generator, view } from '@populace/core';

/** Content types of files. */
export const mimeType: Generator = defineGenerator({
  id: 'system.mimeType',
  summary: "The content type of the row's file; it agrees with system.fileName.",
  aliases: ['mimeType'],
  subject: 'file',
  options: {},
  recipe: () => view('file', 'mimeType'),
});
