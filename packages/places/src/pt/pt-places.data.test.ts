import { testPlaces } from '@populace/testkit/packs';
import { ptPlaces } from './pt-places.ts';

testPlaces(ptPlaces);
