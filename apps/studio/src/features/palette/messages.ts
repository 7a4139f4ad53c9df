import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of the palette and of the help. */
export const { text, useText } = defineMessages('palette', {
  label: 'Commands',
  field: 'Search or run a command',
  cancel: 'Cancel',
  close: 'Close',
  recent: 'Recent',
  toRow: 'Go to row {{row}}',
  rowsAre: 'Rows go from 0 to {{last}}.',
  rowWanted: 'Write the number of a row.',
  noRows: 'No table is open, so there is no row to go to.',
  nothing: 'Nothing is called “{{query}}”. Try another word.',
  found_one: '{{count}} found',
  found_other: '{{count}} found',
  choose: 'choose',
  run: 'run',
  row: 'go to row',
  closes: 'close',
  help: 'Keyboard shortcuts',
  singleKeysOff: 'Single keys such as ? are turned off in the settings.',
  lists: 'Lists and grids',
  listsMove: 'Move',
  listsEnds: 'First, last',
  listsPages: 'A page up, down',
  listsOpen: 'Open',
});
