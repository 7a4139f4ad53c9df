import { testPlaces } from '@populace/testkit/packs';
import { mxPlaces } from './mx-places.ts';

testPlaces(mxPlaces);
