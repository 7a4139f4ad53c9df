import { testPlaces } from '@populace/testkit/packs';
import { bgPlaces } from './bg-places.ts';

testPlaces(bgPlaces);
