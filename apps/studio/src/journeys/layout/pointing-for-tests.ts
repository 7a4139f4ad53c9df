import { faintTexts } from './contrast-for-tests.ts';

/** What stands in place of `:hover` in the rules of a page: it counts as much, and can be switched on for everything. */
const POINTED = ':is(:hover, [data-pointed] *)';

/** Returns the texts that are too near to their ground in colour where the pointer is over them. */
export function faintWherePointed(): readonly string[] {
  for (const sheet of document.styleSheets) markPointed(sheet.cssRules);
  document.documentElement.dataset['pointed'] = '';
  const found = faintTexts();
  delete document.documentElement.dataset['pointed'];
  return found;
}

function markPointed(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !rule.selectorText.includes(POINTED))
      rule.selectorText = rule.selectorText.replaceAll(':hover', POINTED);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) markPointed(rule.cssRules);
  }
}
