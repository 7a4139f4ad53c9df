import { testPlaces } from '@populace/testkit/packs';
import { aePlaces } from './ae-places.ts';

testPlaces(aePlaces);
