import { testGenerator } from '@populace/testkit';
import { mongodbObjectId } from './mongodb-object-id.ts';

testGenerator(mongodbObjectId, { matches: /^[0-9a-f]{24}$/ });
