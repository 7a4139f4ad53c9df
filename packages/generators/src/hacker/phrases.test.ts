import { testGenerator } from '@populace/testkit';
import { productDescription } from '../commerce/product-description.ts';
import { buzzPhrase } from '../company/buzz-phrase.ts';
import { catchPhrase } from '../company/catch-phrase.ts';
import { department } from '../company/department.ts';
import { industry } from '../company/industry.ts';
import { description } from '../food/description.ts';
import { phrase } from './phrase.ts';

const one = (...text: readonly string[]) => ({ text });
const tables = {
  'hacker.verb': one('parse'),
  'hacker.adjective': one('virtual'),
  'hacker.noun': one('driver', 'port'),
  'hacker.abbreviation': one('TCP'),
  'hacker.ingverb': one('parsing'),
  'company.catchAdjective': one('Open'),
  'company.catchDescriptor': one('global'),
  'company.catchNoun': one('core'),
  'company.buzzVerb': one('grow'),
  'company.buzzAdjective': one('local'),
  'company.buzzNoun': one('markets'),
  'company.department': one('Sales'),
  'company.industry': one('Mining'),
  'food.dish': one('stew'),
  'food.vegetable': one('leek'),
  'food.ingredient': one('oats'),
  'food.spice': one('dill'),
};

testGenerator(phrase, { tables, matches: /^(First|Nobody|The|Try) .*(parse|parsing).*\.$/ });
testGenerator(productDescription, { matches: /^(cup|lamp|chair|bag) – (red|small|sturdy), (tin|wool|glass)$/ });
testGenerator(catchPhrase, { tables, matches: /^Open global core$/ });
testGenerator(buzzPhrase, { tables, matches: /^grow local markets$/ });
testGenerator(description, { tables, matches: /^stew: leek, oats, dill$/ });
testGenerator(department, { tables, matches: /^Sales$/ });
testGenerator(industry, { tables, matches: /^Mining$/ });
