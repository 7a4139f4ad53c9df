import { describe, expect, it } from 'vitest';
import { homoclave, innerConsonant, innerVowel, nameInCapitals, wordOf } from './mx-names.ts';

describe('names as registers of Mexico read them', () => {
  it('have the homoclave that the tax office’s own example has', () => {
    expect(homoclave('GOMEZ DIAZ EMMA')).toBe('GR');
  });

  it('keep Ñ, and no other mark', () => {
    expect(nameInCapitals('Zúñiga', 'zuniga')).toBe('ZUÑIGA');
    expect(nameInCapitals("D'Agüero", 'daguero')).toBe('DAGUERO');
  });

  it('are spelt in Latin letters where they have others', () => {
    expect(nameInCapitals('Иванов', 'ivanov')).toBe('IVANOV');
  });

  it('leave out particles, and María where another name follows', () => {
    expect(wordOf('DE LA CRUZ')).toBe('CRUZ');
    expect(wordOf('MARIA DEL CARMEN', true)).toBe('CARMEN');
    expect(wordOf('MARIA', true)).toBe('MARIA');
    expect(wordOf('MARIA')).toBe('MARIA');
  });

  it('have the letters behind the first', () => {
    expect([innerVowel('ALVAREZ'), innerConsonant('ALVAREZ'), innerVowel('CH'), innerConsonant('OA')]).toEqual([
      'A',
      'L',
      'X',
      'X',
    ]);
  });
});
