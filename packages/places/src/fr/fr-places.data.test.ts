import { testPlaces } from '@populace/testkit/packs';
import { frPlaces } from './fr-places.ts';

testPlaces(frPlaces);
