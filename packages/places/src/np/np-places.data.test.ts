import { testPlaces } from '@populace/testkit/packs';
import { npPlaces } from './np-places.ts';

testPlaces(npPlaces);
