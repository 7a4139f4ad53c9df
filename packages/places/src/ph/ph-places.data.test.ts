import { testPlaces } from '@populace/testkit/packs';
import { phPlaces } from './ph-places.ts';

testPlaces(phPlaces);
