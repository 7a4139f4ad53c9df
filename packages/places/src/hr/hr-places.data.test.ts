import { testPlaces } from '@populace/testkit/packs';
import { hrPlaces } from './hr-places.ts';

testPlaces(hrPlaces);
