import { testGenerator } from '@populace/testkit';
import { word } from './word.ts';

testGenerator(word, { matches: /^(ka|leno|misu|tor|vela)$/ });
