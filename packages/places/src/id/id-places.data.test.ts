import { testPlaces } from '@populace/testkit/packs';
import { idPlaces } from './id-places.ts';

testPlaces(idPlaces);
