import { testPlaces } from '@populace/testkit/packs';
import { itPlaces } from './it-places.ts';

testPlaces(itPlaces);
