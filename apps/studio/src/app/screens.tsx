import { type Icon, IconFiles, IconTable, IconTag, IconWorld } from '@tabler/icons-react';

/** A screen of the bars. What cannot be done yet is not among them. */
export interface Screen {
  readonly to: '/' | '/generators' | '/locales' | '/files';
  readonly word: 'schemas' | 'generators' | 'locales' | 'files';
  /** The second key after `G`. */
  readonly key: string;
  readonly Icon: Icon;
}

/** The screens of the app bar, in order. */
export const screens: readonly Screen[] = [
  { to: '/', word: 'schemas', key: 'S', Icon: IconTable },
  { to: '/generators', word: 'generators', key: 'N', Icon: IconTag },
  { to: '/locales', word: 'locales', key: 'L', Icon: IconWorld },
  { to: '/files', word: 'files', key: 'F', Icon: IconFiles },
];

/** Says whether an address belongs to a screen: schemas are below the first. */
export function isScreenOf({ to }: Pick<Screen, 'to'>, path: string): boolean {
  if (to === '/') return path === '/' || path.startsWith('/schemas/');
  return path === to || path.startsWith(`${to}/`);
}
