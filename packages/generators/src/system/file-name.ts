import { defineGenerator, type Generator, view } from '@populace/core';

/** Names of files. */
export const fileName: Generator = defineGenerator({
  id: 'system.fileName',
  summary: "The name of the row's file; its extension agrees with system.mimeType.",
  aliases: ['fileName'],
  subject: 'file',
  options: {},
  recipe: () => view('file', 'name'),
});
