import { testPlaces } from '@populace/testkit/packs';
import { inPlaces } from './in-places.ts';

testPlaces(inPlaces);
