import { testPlaces } from '@populace/testkit/packs';
import { jpPlaces } from './jp-places.ts';

testPlaces(jpPlaces);
