import { testPlaces } from '@populace/testkit/packs';
import { caPlaces } from './ca-places.ts';

testPlaces(caPlaces);
