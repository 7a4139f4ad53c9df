import { testPlaces } from '@populace/testkit/packs';
import { czPlaces } from './cz-places.ts';

testPlaces(czPlaces);
