/** A table of 2^48 rows with every generator, modifier, distribution and kind of vector: its cells are compared far out too. */
export const equalitySchema = `
populace: 1
seed: everything
now: 2026-11-21T08:00:00Z
tables:
  parents:
    rows: 300
    columns:
      id: { generator: sequence, start: 1000, step: 7 }
      code: { generator: string.pattern, pattern: "[A-Z]{3}-[0-9]{3}", unique: true }
      maybe: { generator: choice, values: [red, green, blue], nulls: 30% }
  everything:
    rows: 281_474_976_710_656
    columns:
      sequence: sequence
      sequence_down: { generator: sequence, start: -5, step: -3, type: string }
      constant: { generator: constant, value: "always, \\"this\\"" }
      constant_null: { generator: constant, value: null }
      choice: { generator: choice, values: { free: 80, plus: 15, "a,b": 5 }, nulls: 10% }
      choice_number: { generator: choice, values: [1, 2, 3], type: int32 }
      boolean: { generator: boolean, share: 30%, nulls: 5% }
      uuid: uuid
      uuid7: { generator: uuid, version: 7, every: 90s, start: 2020-01-01 }
      ulid: ulid
      nanoid: { generator: nanoid, nulls: 0.001% }
      nanoid_short: { generator: nanoid, length: 7, alphabet: abcdef }
      integer: { generator: number.integer, min: -5, max: 5, nulls: { share: 12.34%, exact: true } }
      integer_wide: { generator: number.integer, min: -9223372036854775808, max: 9223372036854775807 }
      integer_53: { generator: number.integer, min: 0, max: 9007199254740991, unique: true }
      integer_normal: { generator: number.integer, min: 18, max: 90, distribution: normal }
      integer_poisson: { generator: number.integer, min: 0, max: 1000000, distribution: { poisson: 300000 } }
      integer_zipf: { generator: number.integer, min: 1, max: 9000000000, distribution: { zipf: { exponent: 1.1, max: 9000000000 } } }
      decimal: { generator: number.decimal, min: -1, max: 400.5, scale: 2, nulls: 4% }
      decimal_wide: { generator: number.decimal, min: 0, max: 99999999999999.99, scale: 4 }
      decimal_lognormal: { generator: number.decimal, min: 1, max: 400, distribution: lognormal }
      decimal_pareto: { generator: number.decimal, min: 1, max: 100000, distribution: { pareto: { min: 1, alpha: 1.2 } } }
      float: number.float
      float_exponential: { generator: number.float, distribution: { exponential: { mean: 3 } }, nulls: 1% }
      float_beta: { generator: number.float, min: 0, max: 10, distribution: { beta: { alpha: 2, beta: 5 } } }
      date: { generator: date.between, from: 1900-01-01, to: 2100-12-31 }
      date_as_timestamp: { generator: date.between, from: 2024-01-01, to: 2024-12-31, type: timestamptz }
      timestamp: { generator: date.between, from: 1969-07-01, to: now, precision: ms, nulls: 2% }
      timestamp_us: { generator: date.between, from: 2026-01-01, to: now, precision: us, type: timestamptz }
      past: date.past
      future: { generator: date.future, within: 6w, type: date }
      time: { generator: date.time, min: "08:00", max: "17:30" }
      time_us: { generator: date.time, precision: us }
      pattern: { generator: string.pattern, pattern: "(abc|[x-z]{2,5})+\\\\.\\\\p{Lu}?é" }
      pattern_fixed: { generator: string.pattern, pattern: "[A-Z]{2}[0-9]{14}", unique: true }
      template: { generator: string.template, template: "{choice}/{integer} {{{float}}} – {date}" }
      ipv4: internet.ipv4
      ipv4_valid: { generator: internet.ipv4, mode: valid }
      ipv6: internet.ipv6
      mac: { generator: internet.mac, separator: hyphen }
      card: finance.creditCardNumber
      card_valid: { generator: finance.creditCardNumber, mode: valid, nulls: 3% }
      card_amex: { generator: finance.creditCardNumber, mode: valid, issuer: amex, unique: false }
      word: lorem.word
      sentence: { generator: lorem.sentence, nulls: 50% }
      paragraph: { generator: lorem.paragraph, min: 1, max: 2 }
      color: color.human
      mime_type: system.mimeType
      file_name: system.fileName
      other_file: { generator: system.fileName, of: attachment }
      other_type: { generator: system.mimeType, of: attachment, nulls: { share: 50%, exact: true } }
      parent_id: { references: parents.id }
      parent_code: { references: parents.code, nulls: 20% }
      parent_maybe: { references: parents.maybe }
      earlier: { references: everything.sequence }
      __proto__: { generator: constant, value: harmless }
      constructor: boolean
`;
