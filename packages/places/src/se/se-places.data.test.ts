import { testPlaces } from '@populace/testkit/packs';
import { sePlaces } from './se-places.ts';

testPlaces(sePlaces);
