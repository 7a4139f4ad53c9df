export type { LaunchOptions } from './browsers/chromium.ts';
export { findChromium, launchChromium, missingChromium } from './browsers/chromium.ts';
