import { testPlaces } from '@populace/testkit/packs';
import { plPlaces } from './pl-places.ts';

testPlaces(plPlaces);
