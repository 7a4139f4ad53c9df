import { testGenerator } from '@populace/testkit';
import { subjects } from '../index.ts';
import { fileName } from './file-name.ts';

testGenerator(fileName, { subjects, matches: /^(notes|plan-2|summary)\.[a-z\d]+$/ });
