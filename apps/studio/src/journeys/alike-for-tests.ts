/** The attribute of what `markAlike` marks. */
export const ALIKE = 'data-alike-for-tests';

/**
 * Marks each element that looks like an earlier one of the same parent, in itself and in all within, but for its words. Both have the same ground and
 * the same colours, so that what is found of their contrast is found of the first. It runs in the page: all it needs is within.
 */
export function markAlike(attribute: string): void {
  const LOOKS = [
    ...['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode', 'text-shadow'],
    ...['font-size', 'font-weight', 'text-decoration', 'display', 'visibility', 'position', 'z-index', 'clip-path'],
  ];
  const names = new Map<string, string>();

  /** A short name of a look, so that what stands around it stays short. */
  function nameOf(look: string): string {
    const name = names.get(look) ?? String(names.size);
    names.set(look, name);
    return name;
  }

  function styleOf(element: Element, pseudo?: string): string {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && style.content === 'none') return '';
    return LOOKS.map((look) => style.getPropertyValue(look)).join('|');
  }

  function hasWords(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  }

  function lookOf(element: Element): string {
    element.removeAttribute(attribute);
    const parts = [...element.children];
    const looks = parts.map(lookOf);
    for (const [place, part] of parts.entries()) {
      // What is out of the flow may lie over anything.
      const isInFlow = !/absolute|fixed/.test(getComputedStyle(part).position);
      if (isInFlow && looks.indexOf(looks[place] ?? '') < place) part.setAttribute(attribute, '');
    }
    const { width, height } = element.getBoundingClientRect();
    const isOff = element.matches(':disabled, [aria-disabled="true"]');
    const facts = [element.localName, hasWords(element), isOff, width > 0 && height > 0].join('|');
    const styles = [undefined, '::before', '::after'].map((pseudo) => styleOf(element, pseudo));
    return nameOf([facts, ...styles, ...new Set(looks)].join('\n'));
  }

  lookOf(document.body);
}
