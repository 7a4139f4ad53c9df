import type { KeyboardEvent } from 'react';

/**
 * Takes the highlighted option of a searchable list, or else its first one, when Enter is pressed; for `onKeyDownCapture`
 * of an element around the field.
 *
 * Mantine's list highlights the first hit, but forgets which one it is when the list opens with the same letter.
 */
export function takeFirstOption(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const option =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    list?.querySelector<HTMLElement>('[data-combobox-option]');
  if (option == null) return;
  // The list's own handler would take the option a second time.
  event.preventDefault();
  event.stopPropagation();
  option.click();
}
