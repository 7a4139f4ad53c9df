import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { CodedError, errorOfProblems } from './coded-error.ts';
import { nearestNames } from './nearest.ts';
import { createProblemList } from './problem.ts';

it('offers the three names that are nearest, best first', () => {
  const names = ['person.firstName', 'person.lastName', 'person.sex', 'number.integer', 'internet.email'];

  expect(nearestNames('person.fristName', names)[0]).toBe('person.firstName');
  expect(nearestNames('firstname', names)[0]).toBe('person.firstName');
  expect(nearestNames('email', names)).toEqual(['internet.email']);
});

it('takes a swap of neighbours for one mistake', () => {
  expect(nearestNames('mxa', ['max', 'min', 'mean'])[0]).toBe('max');
});

it('offers nothing where nothing is near', () => {
  expect(nearestNames('qqqqqqqq', ['rows', 'columns'])).toEqual([]);
});

it('compares a bounded part of very many long names', () => {
  let asked = 0;
  function* names(): Generator<string> {
    for (;;) {
      asked++;
      yield 'n'.repeat(1000);
    }
  }

  nearestNames('m'.repeat(1000), names());

  expect(asked).toBeLessThan(1000);
});

it('reports problems as an error with the code of the first', () => {
  const list = createProblemList();
  list.note('schema/name', { pointer: '' }, 'A note.');
  list.add('schema/unknown-table', { pointer: '/a' }, 'First');
  list.add('schema/name', { pointer: '/b' }, 'Second');

  const error = errorOfProblems(list.problems);

  expect(error).toBeInstanceOf(CodedError);
  expect([error.code, error.message, error.problems.length]).toEqual(['schema/unknown-table', 'First (and 1 more)', 3]);
});

it('has a remedy, an exit code and an HTTP status for every code', () => {
  for (const [code, entry] of Object.entries(catalogue)) {
    expect(code).toMatch(/^([a-z]+\/[a-z-]+|internal)$/);
    expect(entry.when.length * entry.remedy.length).toBeGreaterThan(0);
    expect([400, 403, 404, 406, 409, 413, 422, 499, 500, 503]).toContain(entry.status);
  }
});
