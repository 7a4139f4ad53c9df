/**
 * For what scrolls and has nothing in it that takes the focus, or not everywhere: with the focus of its own, the arrow keys scroll it
 * (WCAG 2.2, 2.1.1). Spread into the element.
 */
export const scrolledByKeys = { tabIndex: 0 } as const;
