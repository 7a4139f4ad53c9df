import { testGenerator } from '@populace/testkit';
import { slug } from '../lorem/slug.ts';
import { words as loremWords } from '../lorem/words.ts';
import { sample } from './sample.ts';
import { words } from './words.ts';

const tables = {
  'word.noun': { text: ['tree'] },
  'word.verb': { text: ['grow'] },
  'word.adjective': { text: ['tall'] },
  'word.adverb': { text: ['soon'] },
};

testGenerator(sample, { tables, matches: /^(tree|grow|tall|soon)$/ });
testGenerator(words, { tables, options: [{}, { count: 4 }], matches: /^tall tree grow( soon)?$/ });
testGenerator(loremWords, { options: [{}, { count: 1 }], matches: /^[a-z]+( [a-z]+ [a-z]+)?$/ });
testGenerator(slug, { options: [{}, { words: 1 }], matches: /^[a-z]+(-[a-z]+-[a-z]+)?$/ });
