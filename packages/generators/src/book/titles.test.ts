import { testGenerator } from '@populace/testkit';
import { album } from '../music/album.ts';
import { artist } from '../music/artist.ts';
import { songName } from '../music/song-name.ts';
import { publisher } from './publisher.ts';
import { series } from './series.ts';
import { title } from './title.ts';

const tables = {
  'title.adjective': { text: ['Silent', 'Broken'] },
  'title.noun': { text: ['Lighthouse', 'Apple'] },
  'title.plural': { text: ['Owls', 'Tides'] },
  'title.place': { text: ['Cold Spring'] },
};
const matches = /^([A-Z][a-z]+|and|in|the|of|for|from|to)( ([A-Z][a-z]+|and|in|the|of|for|from|to))*$/;

for (const generator of [songName, album, artist, title, series]) testGenerator(generator, { tables, matches });
testGenerator(publisher, { tables, matches: /^.+ (& .+|Press|Books)$/ });
