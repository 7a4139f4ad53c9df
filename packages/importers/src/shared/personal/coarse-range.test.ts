import { expect, it } from 'vitest';
import { coarseRange } from './coarse-range.ts';

it.each([
  ['2125550147', '4155552671', '2100000000', '4200000000'],
  ['40.712776', '52.520008', '40', '53'],
  ['-74.005974', '-73.9', '-75', '-73.9'],
  ['-8.123456', '8.000001', '-9', '9'],
  ['0.000123', '0.5', '0.0001', '0.5'],
  ['950', '12500', '900', '13000'],
  ['-7.25', '12000.50', '-8', '13000'],
  ['50.9', '108.1', '50', '109'],
  ['3', '987', '3', '990'],
  ['0', '1499', '0', '1500'],
  ['-980.5', '-12.25', '-990', '-10'],
  ['18', '65', '18', '65'],
  ['0', '5', '0', '5'],
  ['3.2', '99.95', '3', '100'],
  ['0', '100', '0', '100'],
  ['-0.4', '0.27', '-0.4', '0.27'],
  ['1.2345e-8', '4.5678e-7', '0.00000001', '0.00000046'],
  ['4', '1.5e+21', '4', '1500000000000000000000'],
  ['1.5', '1.5', '1.5', '1.5'],
])('widens bounds to two digits of what lies between them: %s to %s', (min, max, least, greatest) => {
  expect(coarseRange({ min, max }, { isPersonal: false })).toEqual({ min: least, max: greatest });
});

it('widens all bounds of personal columns to two digits', () => {
  expect(coarseRange({ min: '83412.50', max: '99999' }, { isPersonal: true })).toEqual({ min: '83000', max: '100000' });
  expect(coarseRange({ min: '7', max: '42' }, { isPersonal: true })).toEqual({ min: '7', max: '42' });
});

it.each([
  ['1890', '2023'],
  ['1962', '2019'],
])('keeps years, as later ones may be still to come: %s to %s', (min, max) => {
  expect(coarseRange({ min, max }, { isPersonal: false })).toEqual({ min, max });
});
