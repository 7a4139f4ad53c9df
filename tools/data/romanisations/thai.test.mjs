import { expect, it } from 'vitest';
import { romanise } from './thai.mjs';

it.each([
  ['สุรินทร์', 'surin'],
  ['จักรพันธ์', 'chakkraphan'],
  ['ณัฐพร', 'natthaphon'],
  ['พงศกร', 'phongsakon'],
  ['วีรภัทร', 'wiraphat'],
  ['ภัทรดนัย', 'phattharadanai'],
  ['ปาณิสรา', 'panisara'],
  ['เฉลียว', 'chaliao'],
  ['พาณิชย์', 'phanit'],
  ['สายสมร', 'saisamon'],
  ['เย็นสบาย', 'yensabai'],
])('reads the Thai %s as it is spoken: %s', (text, read) => {
  expect(romanise(text)).toBe(read);
});
