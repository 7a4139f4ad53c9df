import { testPlaces } from '@populace/testkit/packs';
import { kePlaces } from './ke-places.ts';

testPlaces(kePlaces);
