import { testPlaces } from '@populace/testkit/packs';
import { gePlaces } from './ge-places.ts';

testPlaces(gePlaces);
