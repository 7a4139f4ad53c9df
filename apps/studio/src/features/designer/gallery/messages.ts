import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** The words of the gallery of generators. */
export const { useText } = defineMessages('gallery', {
  gallery: 'Generators',
  search: 'Search generators',
  hint: 'Faker’s and Mockaroo’s names are found too',
  samples: 'Samples in {{locale}}',
  samplesLocale: 'Locale of the samples',
  categories: 'Categories',
  all: 'All',
  favourites: 'Favourites',
  tables: 'Tables',
  basic: 'basic',
  inUse: 'in use',
  isFavourite: 'favourite',
  noHit: 'No generator is called like “{{words}}”. Try a plainer word, such as name, date or number.',
  refer: 'A row of {{table}}, by its {{column}}',
  formula: 'What other columns, parents, children and chance make of the row',
  case: 'One of several generators or formulas, by conditions on the row',
  choose: 'choose',
  use: 'use',
  takeBack: 'take back',
  mix: 'Mix',
  rowsTried: 'First rows of {{table}}',
  useEntry: 'Use {{name}}',
  noRows: 'No rows: {{reason}}',
  known: 'also {{names}}',
});
