import { testPlaces } from '@populace/testkit/packs';
import { ruPlaces } from './ru-places.ts';

testPlaces(ruPlaces);
