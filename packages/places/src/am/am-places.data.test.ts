import { testPlaces } from '@populace/testkit/packs';
import { amPlaces } from './am-places.ts';

testPlaces(amPlaces);
