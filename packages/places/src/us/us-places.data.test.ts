import { testPlaces } from '@populace/testkit/packs';
import { usPlaces } from './us-places.ts';

testPlaces(usPlaces);
