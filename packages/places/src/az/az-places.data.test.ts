import { testPlaces } from '@populace/testkit/packs';
import { azPlaces } from './az-places.ts';

testPlaces(azPlaces);
