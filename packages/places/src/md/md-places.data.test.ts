import { testPlaces } from '@populace/testkit/packs';
import { mdPlaces } from './md-places.ts';

testPlaces(mdPlaces);
