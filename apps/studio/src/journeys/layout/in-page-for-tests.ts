import { faintTexts } from './contrast-for-tests.ts';
import { floatingTroubles } from './floating-for-tests.ts';
import { focusTroubles } from './focus-for-tests.ts';
import { misplacedControls } from './places-for-tests.ts';
import { faintWherePointed } from './pointing-for-tests.ts';
import { needlessScrolling } from './scrolling-for-tests.ts';

/** What looks at a page, in the page itself. Each returns what it finds, in words. */
const layoutChecks = {
  scrolling: needlessScrolling,
  places: misplacedControls,
  contrast: faintTexts,
  pointing: faintWherePointed,
  focus: focusTroubles,
  floating: floatingTroubles,
} as const;

export type LayoutChecks = typeof layoutChecks;

Object.assign(globalThis, { layoutChecks });
