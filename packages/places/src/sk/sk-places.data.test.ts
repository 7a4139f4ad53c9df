import { testPlaces } from '@populace/testkit/packs';
import { skPlaces } from './sk-places.ts';

testPlaces(skPlaces);
