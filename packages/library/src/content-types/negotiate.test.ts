import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { defaultRegistry } from '../registry/registry.ts';
import { negotiate } from './negotiate.ts';

const ours = ['csv', 'tsv', 'json', 'ndjson', 'sql'];

describe('negotiate', () => {
  it.each<[string, string | undefined, string[]]>([
    ['one type', 'application/json', ['json']],
    ['a type in any case', 'Application/JSON', ['json']],
    ['no header: anything, in our order', undefined, ours],
    ['an empty header: anything', ' ', ours],
    ['everything', '*/*', ours],
    ['one kind', 'text/*', ['csv', 'tsv']],
    ['nothing that there is', 'image/png, application/pdf', []],
    ['the gladder first', 'text/csv;q=0.3, application/json;q=0.8', ['json', 'csv']],
    ['equally glad: as they stand', 'application/json, text/csv', ['json', 'csv']],
    ['equally glad by one range: in our order', 'application/*', ['json', 'ndjson', 'sql']],
    [
      'the more specific before the wider at the same weight',
      '*/*, application/json',
      ['json', 'csv', 'tsv', 'ndjson', 'sql'],
    ],
    ['the weight of the more specific, even where it is less', 'text/*;q=0.9, text/csv;q=0.1', ['tsv', 'csv']],
    ['weight 0 excludes', '*/*, text/csv;q=0, application/json;q=0.000', ['tsv', 'ndjson', 'sql']],
    ['weight 0 of a kind excludes but for what is named', 'text/*;q=0, text/csv;q=0.1', ['csv']],
    ['what browsers send', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', ours],
    ['malformed pieces do not count', 'text/csv;q=2, json, */json, application/x-ndjson', ['ndjson']],
    ['nothing but malformed pieces', 'json', []],
    ['an unknown parameter asks for what no format has', 'text/csv;profile=x, application/json;q=0.1', ['json']],
    ['a charset that cannot be written', 'application/json;charset=latin1, text/csv;q=0.1', ['csv']],
    ['a charset that is', 'application/json;charset="UTF-8"', ['json']],
  ])('%s', (_title, accept, formats) => {
    expect(negotiate(accept, ours).map(({ format }) => format)).toEqual(formats);
  });

  it('offers every format where none is named', () => {
    expect(new Set(negotiate('*/*').map(({ format }) => format))).toEqual(
      new Set(defaultRegistry().encoders.map(({ id }) => id)),
    );
  });

  it('takes parameters as options, and the range that has them as the more specific', () => {
    expect(negotiate('text/csv;q=0.2, text/csv;header=absent;delimiter=";"', ['csv'])).toEqual([
      {
        format: 'csv',
        options: { header: false, delimiter: ';' },
        contentType: 'text/csv; header=absent; delimiter=";"',
        quality: 1,
      },
    ]);
    expect(
      negotiate('text/csv;header=absent;q=0, text/csv', ['text/csv;header=absent', 'text/csv;header=present']),
    ).toEqual([{ format: 'csv', options: { header: true }, contentType: 'text/csv; header=present', quality: 1 }]);
  });

  it.each([
    ['text/csv;header=absent;q=0, text/csv', {}, 'text/csv', 1],
    ['text/csv;header=absent;q=0.1, text/csv;q=0.9', {}, 'text/csv', 0.9],
    ['text/csv;header=absent;q=0.1, text/*;q=0.9', {}, 'text/csv', 0.9],
    ['text/csv;header=absent, text/csv;q=0', { header: false }, 'text/csv; header=absent', 1],
    ['text/csv;header=present;q=0.3, text/csv', { header: true }, 'text/csv; header=present', 0.3],
    [
      'text/csv;header=present;q=0, text/csv;header=absent;q=0.2, */*',
      { header: false },
      'text/csv; header=absent',
      0.2,
    ],
  ])('weighs what parameters ask for apart from what they do not: %s', (accept, options, contentType, quality) => {
    expect(negotiate(accept, ['csv'])).toEqual([{ format: 'csv', options, contentType, quality }]);
  });

  it('agrees with the package negotiator on well-formed headers', () => {
    const types = [
      'text/csv',
      'text/tab-separated-values',
      'application/json',
      'application/x-ndjson',
      'application/sql',
    ];
    const range = fc.constantFrom(...types, 'text/*', 'application/*', '*/*', 'image/png', 'image/*', 'TEXT/CSV');
    const weight = fc.constantFrom('', ';q=1', ';q=0', ';q=0.5', '; q=0.123', ';q=0.8', ' ; q=1.000', ';q=0.0');
    const header = fc.uniqueArray(fc.tuple(range, weight), { selector: ([name]) => name.toLowerCase(), minLength: 1 });
    const offered = fc.uniqueArray(fc.constantFrom(...types), { minLength: 1 });
    fc.assert(
      fc.property(header, offered, fc.constantFrom(',', ', ', ' ,\t'), (pieces, offers, comma) => {
        const accept = pieces.map((piece) => piece.join('')).join(comma);
        const judge = new Negotiator({ headers: { accept } }).mediaTypes(offers);

        expect(
          negotiate(accept, offers).map(({ contentType }) => contentType),
          accept,
        ).toEqual(judge);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with it on offers that have parameters', () => {
    const offers = ['text/csv; header=absent', 'text/csv; header=present', 'application/json'];
    const range = fc.constantFrom(
      'text/csv',
      'text/csv;header=absent',
      'text/csv; header="present"',
      'text/*',
      '*/*',
      'application/json',
    );
    const weight = fc.constantFrom('', ';q=0', ';q=0.5', ';q=0.7');
    const header = fc.uniqueArray(fc.tuple(range, weight), { selector: ([name]) => name, minLength: 1 });
    fc.assert(
      fc.property(header, (pieces) => {
        const accept = pieces.map((piece) => piece.join('')).join(', ');
        const judge = new Negotiator({ headers: { accept } }).mediaTypes(offers);

        expect(
          negotiate(accept, offers).map(({ contentType }) => contentType),
          accept,
        ).toEqual(judge);
      }),
      { numRuns: 1000 },
    );
  });
});
