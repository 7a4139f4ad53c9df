import { testPlaces } from '@populace/testkit/packs';
import { nzPlaces } from './nz-places.ts';

testPlaces(nzPlaces);
