/** A schema that uses every generator with options that are not the usual ones, every distribution, nulls and references. */
export const everyGenerator = `
populace: 1
seed: "Zoë · 42"
now: 2024-02-29T12:34:56.789Z
tables:
  far:
    rows: 2_000_000_000
    columns:
      id:         { generator: sequence, start: -5, step: 3 }
      big_id:     { generator: sequence, start: 9_007_199_254_740_992, step: 16_384 }
      narrow:     { generator: number.integer, min: -7, max: 7, type: int32 }
      whole:      { generator: number.integer, min: -9223372036854775808, max: 9223372036854775807 }
      text_whole: { generator: number.integer, min: 0, max: 1_000_000_000_000, type: string }
      unique_n:   { generator: number.integer, min: 1, max: 3_000_000_000, unique: true }
      money:      { generator: number.decimal, min: "-0.01", max: 999_999_999_999.99, scale: 4, nulls: 12.5% }
      cents:      { generator: number.decimal, min: 1, max: 400, scale: 2, distribution: lognormal }
      float:      { generator: number.float, min: -1.5, max: 2.5e300, nulls: { share: 3.35%, exact: true } }
      uniform:    { generator: number.float, distribution: uniform }
      normal:     { generator: number.float, distribution: { normal: { mean: 5, sd: 2 } } }
      normal_cut: { generator: number.integer, min: 0, max: 9, distribution: { normal: { mean: 2, sd: 30 } } }
      lognormal:  { generator: number.float, distribution: { lognormal: { mean: 40, sd: 100 } } }
      waiting:    { generator: number.float, distribution: { exponential: { mean: 90 } } }
      counts:     { generator: number.integer, min: 0, max: 1_000_000, distribution: { poisson: 3.2 } }
      many:       { generator: number.integer, min: 0, max: 9_000_000, distribution: { poisson: { mean: 4e6 } } }
      zipf:       { generator: number.integer, min: 1, max: 100_000, distribution: { zipf: { exponent: 1.07, max: 100_000 } } }
      beta:       { generator: number.float, min: 0, max: 10, distribution: { beta: { alpha: 0.5, beta: 3 } } }
      pareto:     { generator: number.float, distribution: { pareto: { min: 1, alpha: 1.16 } } }
      weighted:   { generator: number.integer, distribution: { weighted: { 3: 1, 50: 2.5, 99: 0 } } }
      histogram:  { generator: number.float, min: 0, max: 9, distribution: { histogram: { edges: [0, 1, 5, 9], weights: [1, 0, 3] } } }
      flag:       { generator: boolean, share: 0.001 }
      choice:     { generator: choice, values: { "a,b": 1, 'say "hi"': 2, "line\\nend": 0.5, "": 1, "ünï 🙂 עברית": 3 } }
      listed:     { generator: choice, values: [1, 2.5, { value: -3, weight: 7 }], nulls: 0.5 }
      nothing:    { generator: constant, value: null }
      same:       { generator: constant, value: "tab\\tand \\\\ backslash" }
      uuid:       uuid
      uuid7:      { generator: uuid, version: 7, start: 1999-12-31T23:59:59.999Z, every: 1m }
      ulid:       { generator: ulid, start: 2001-09-09, every: 2s }
      nanoid:     { generator: nanoid, length: 12, alphabet: "+-01xyz", unique: true }
      colour:     color.human
      day:        { generator: date.between, from: 0001-01-01, to: 9999-12-31 }
      leap:       { generator: date.between, from: 2000-02-28, to: now, precision: us, type: timestamptz }
      unique_at:  { generator: date.between, from: 1900-01-01T00:00:00Z, to: 2100-01-01, precision: ms, unique: true }
      past:       { generator: date.past, within: P1M, type: date }
      future:     { generator: date.future, within: 90s, precision: ms }
      time:       { generator: date.time, min: "08:30", max: "17:45:30.250", precision: us }
      card:       { generator: finance.creditCardNumber, mode: valid, nulls: 1 }
      amex:       { generator: finance.creditCardNumber, issuer: amex, mode: valid }
      test_card:  finance.creditCardNumber
      ipv4:       { generator: internet.ipv4, mode: valid, unique: true }
      ipv4_doc:   internet.ipv4
      ipv6:       { generator: internet.ipv6, mode: valid }
      mac:        { generator: internet.mac, separator: hyphen, mode: valid, unique: true }
      word:       lorem.word
      sentence:   { generator: lorem.sentence, min: 1, max: 40 }
      paragraph:  { generator: lorem.paragraph, min: 2, max: 2, nulls: 90% }
      pattern:    { generator: string.pattern, pattern: '^(?:[A-Z]{2,3}|\\p{Lu}\\p{Script=Greek}+)-\\d{4}(x|y|)?.*$', alphabet: "äöü0Z" }
      template:   { generator: string.template, template: "{{{__proto__}}} <{day}|{money}> {maybe name}" }
      file:       system.fileName
      type:       system.mimeType
      other_file: { generator: system.fileName, of: attachment }
      __proto__:  { generator: string.pattern, pattern: "[a-f]{3}" }
      constructor: { generator: boolean, hidden: true }
      "maybe name": { generator: choice, values: [x, "y y"], hidden: true, nulls: 25% }
      near_id:    { references: near.id }
      near_name:  { references: { table: near, column: "größe, in cm" }, nulls: 10% }
      earlier:    { references: far.id }
  near:
    rows: 1_234
    columns:
      id: uuid
      "größe, in cm": { generator: number.decimal, min: 0, max: 2.5, scale: 3, nulls: 50% }
`;
