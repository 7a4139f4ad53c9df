import { testPlaces } from '@populace/testkit/packs';
import { trPlaces } from './tr-places.ts';

testPlaces(trPlaces);
