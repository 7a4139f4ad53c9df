import { testPlaces } from '@populace/testkit/packs';
import { kzPlaces } from './kz-places.ts';

testPlaces(kzPlaces);
