import { testPlaces } from '@populace/testkit/packs';
import { ilPlaces } from './il-places.ts';

testPlaces(ilPlaces);
