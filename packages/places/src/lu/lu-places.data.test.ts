import { testPlaces } from '@populace/testkit/packs';
import { luPlaces } from './lu-places.ts';

testPlaces(luPlaces);
