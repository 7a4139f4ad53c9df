import { expect, it } from 'vitest';
import { romanise } from './tamil.mjs';

it.each([
  ['முருகன்', 'murugan'],
  ['கார்த்திக்', 'karthik'],
  ['பாண்டியன்', 'pandiyan'],
  ['மஞ்சு', 'manju'],
  ['அன்பழகன்', 'anbazhagan'],
  ['வெற்றிவேல்', 'vetrivel'],
  ['தென்றல்', 'thendral'],
  ['கிருஷ்ணன்', 'krishnan'],
  ['பிரியா', 'priya'],
  ['ஷரீஃபா', 'sharifa'],
])('spells the Tamil %s as its bearers do: %s', (text, spelt) => {
  expect(romanise(text)).toBe(spelt);
});
