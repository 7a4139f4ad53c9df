import { testPlaces } from '@populace/testkit/packs';
import { coPlaces } from './co-places.ts';

testPlaces(coPlaces);
