import { testPlaces } from '@populace/testkit/packs';
import { egPlaces } from './eg-places.ts';

testPlaces(egPlaces);
