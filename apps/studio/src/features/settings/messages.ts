import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of the settings. */
export const { useText } = defineMessages('settings', {
  title: 'Settings',
  appearance: 'Appearance',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  density: 'Rows',
  compact: 'Compact',
  comfortable: 'Comfortable',
  singleKeys: 'Single letters as shortcuts',
  singleKeysHint: 'Such as W for another world. They work only where nothing is being written.',
  showTimes: 'Times of the preview',
  showTimesHint: 'Tells the milliseconds that rows took.',
  storage: 'Storage',
  kept_one: '{{count}} schema is kept in this browser, at this address only.',
  kept_other: '{{count}} schemas are kept in this browser, at this address only.',
  used: '{{used}} of {{all}} that the browser allows are used.',
  safe: 'The browser keeps them until you delete them.',
  unsafe: 'The browser may delete them when space runs short.',
  persist: 'Keep them safe',
  refused: 'The browser refused. It may agree once the page is a bookmark or installed.',
  saveAll: 'Save all as a ZIP',
  language: 'For developers of Populace',
  direction: 'Language',
});
