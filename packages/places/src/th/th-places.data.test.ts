import { testPlaces } from '@populace/testkit/packs';
import { thPlaces } from './th-places.ts';

testPlaces(thPlaces);
