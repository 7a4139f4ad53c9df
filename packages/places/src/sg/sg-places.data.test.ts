import { testPlaces } from '@populace/testkit/packs';
import { sgPlaces } from './sg-places.ts';

testPlaces(sgPlaces);
