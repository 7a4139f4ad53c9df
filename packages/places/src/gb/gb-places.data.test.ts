import { testPlaces } from '@populace/testkit/packs';
import { gbPlaces } from './gb-places.ts';

testPlaces(gbPlaces);
