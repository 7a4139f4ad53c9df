import { testGenerator } from '@populace/testkit';
import { human } from './human.ts';

testGenerator(human, { matches: /^(red|green|blue|pale blue)$/ });
