import { testPlaces } from '@populace/testkit/packs';
import { dePlaces } from './de-places.ts';

testPlaces(dePlaces);
