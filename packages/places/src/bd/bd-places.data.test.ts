import { testPlaces } from '@populace/testkit/packs';
import { bdPlaces } from './bd-places.ts';

testPlaces(bdPlaces);
