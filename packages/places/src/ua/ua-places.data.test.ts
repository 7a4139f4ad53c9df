import { testPlaces } from '@populace/testkit/packs';
import { uaPlaces } from './ua-places.ts';

testPlaces(uaPlaces);
