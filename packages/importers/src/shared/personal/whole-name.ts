import { isCategoryText } from './category-words.ts';

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
/** What stands in front of surnames, in small letters. */
const PARTICLES = '(?:(?:al|bin|da|dal|de|del|della|den|der|di|do|dos|du|el|la|le|ten|ter|van|von|zu|zum|zur) )*';
const WHOLE = new RegExp(`^${NAME}(?: ${PARTICLES}${NAME}){1,2}$`, 'u');

/** Whether a text is written as the whole name of somebody: two or three capitalised words, such as `Ada van Berg`, and none of them of a category. */
export function isWholeName(text: string): boolean {
  const value = text.trim().replaceAll(/\s+/g, ' ');
  return WHOLE.test(value) && !isCategoryText(value);
}
