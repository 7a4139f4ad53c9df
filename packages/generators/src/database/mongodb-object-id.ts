import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Ids of documents. */
export const mongodbObjectId: Generator = defineGenerator({
  id: 'database.mongodbObjectId',
  summary: 'What the id of a document in MongoDB looks like: 24 hexadecimal digits, whose first eight are no time.',
  aliases: ['MongoDB ObjectID', 'objectId'],
  synonyms: { en: 'object id, mongo id' },
  options: {},
  recipe: () => letters('0123456789abcdef', 24),
});
