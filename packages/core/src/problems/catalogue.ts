import type { CatalogueEntry } from './catalogue-entry.ts';
import { type VerifyCode, verifyProblems } from './verify-problems.ts';

/** A stable code of something that can go wrong. */
export type ProblemCode =
  | VerifyCode
  | 'schema/encoding'
  | 'schema/syntax'
  | 'schema/structure'
  | 'schema/no-tables'
  | 'schema/version'
  | 'schema/name'
  | 'schema/unknown-generator'
  | 'schema/unknown-option'
  | 'schema/unknown-locale'
  | 'schema/unknown-table'
  | 'schema/unknown-column'
  | 'schema/unknown-row'
  | 'schema/invalid-option'
  | 'schema/type-mismatch'
  | 'schema/unique-impossible'
  | 'schema/unique-unsupported'
  | 'schema/missing-in-locale'
  | 'schema/borrowed'
  | 'schema/unique-overlap'
  | 'schema/reference-cycle'
  | 'schema/formula-cycle'
  | 'schema/per-cycle'
  | 'schema/rows-derived'
  | 'schema/pattern-unsupported'
  | 'formula/syntax'
  | 'formula/type'
  | 'formula/unknown-name'
  | 'formula/children-not-grouped'
  | 'formula/failed'
  | 'check/unsatisfied'
  | 'format/unknown'
  | 'format/invalid-option'
  | 'format/cannot-hold'
  | 'limit/schema-size'
  | 'limit/rows'
  | 'limit/text'
  | 'limit/formula'
  | 'limit/download'
  | 'call/usage'
  | 'call/no-such-file'
  | 'import/empty'
  | 'import/not-rows'
  | 'import/not-text'
  | 'target/exists'
  | 'target/io'
  | 'shard/missing'
  | 'shard/mismatch'
  | 'shard/damaged'
  | 'run/cancelled'
  | 'serve/not-built'
  | 'serve/port-taken'
  | 'serve/refused'
  | 'internal';

/**
 * Everything that can go wrong for a person: one entry a code, the same in CLI, library and API. Codes are never reused.
 */
export const catalogue: Readonly<Record<ProblemCode, CatalogueEntry>> = {
  'schema/encoding': {
    status: 422,
    exit: 2,
    when: 'The bytes of the document are not text in UTF-8, or in UTF-16 with a byte order mark.',
    remedy: 'Save the document as UTF-8.',
  },
  'schema/syntax': {
    status: 422,
    exit: 2,
    when: 'The document is not YAML or JSON, a key stands twice, or its nesting or aliases go too far.',
    remedy: 'Mend the text at the place named.',
  },
  'schema/structure': {
    status: 422,
    exit: 2,
    when: 'A part of the document is missing or has another shape than it needs.',
    remedy: 'Write the part as the sentence says.',
  },
  'schema/no-tables': {
    status: 422,
    exit: 2,
    when: 'The document has no table yet.',
    remedy: 'Add a table under tables, with columns.',
  },
  'schema/version': {
    status: 422,
    exit: 2,
    when: 'The document asks for a grammar or a values set that this release does not have.',
    remedy: 'Write `populace: 1`, and a values set that this release has.',
  },
  'schema/name': {
    status: 422,
    exit: 2,
    when: 'A table or column name is empty, too long, not in Unicode form NFC, or has control characters.',
    remedy: 'Use 1 to 128 characters in NFC without control characters.',
  },
  'schema/unknown-generator': {
    status: 422,
    exit: 2,
    when: 'A column names a generator that does not exist.',
    remedy: 'Use a generator that `populace list generators` shows.',
  },
  'schema/unknown-option': {
    status: 422,
    exit: 2,
    when: 'A key stands where no option of that name exists.',
    remedy: 'Correct the name, or drop the key.',
  },
  'schema/unknown-locale': {
    status: 422,
    exit: 2,
    when: 'A locale is not known.',
    remedy: 'Use a locale that `populace list locales` shows.',
  },
  'schema/unknown-table': {
    status: 422,
    exit: 2,
    when: 'A reference or a command names a table that does not exist.',
    remedy: 'Use the name of a table of the schema.',
  },
  'schema/unknown-column': {
    status: 422,
    exit: 2,
    when: 'A reference or a template names a column that does not exist.',
    remedy: 'Use the name of a column of the table.',
  },
  'schema/unknown-row': {
    status: 422,
    exit: 2,
    when: 'A given cell refers to a row that does not exist.',
    remedy: 'Give a value that a row of the other table has, or null.',
  },
  'schema/invalid-option': {
    status: 422,
    exit: 2,
    when: 'An option has the wrong type or is out of range.',
    remedy: 'Take a value of the type and range named.',
  },
  'schema/type-mismatch': {
    status: 422,
    exit: 2,
    when: 'A column is given a type that its values cannot have.',
    remedy: 'Take one of the types named, or drop `type`.',
  },
  'schema/unique-impossible': {
    status: 422,
    exit: 2,
    when: 'A unique column has fewer possible values than rows.',
    remedy: 'Ask for fewer rows, or allow more values.',
  },
  'schema/missing-in-locale': {
    status: 422,
    exit: 2,
    when: 'A locale lacks what a column needs, such as an account number of a country that has none: a note where the rows of other locales have it, since it is null then; else, or with `strict`, an error.',
    remedy: 'Take a locale that has it, or another generator, or write `missing: null` for the column.',
  },
  'schema/borrowed': {
    status: 422,
    exit: 2,
    when: 'A locale lacks a list of words or names, and another lends it: a note, or with `strict` an error.',
    remedy: 'Take a locale that has the list, or words of your own (`choice`), or do not ask for `strict`.',
  },
  'schema/unique-unsupported': {
    status: 422,
    exit: 2,
    when: 'A column cannot be made unique because different rows could get the same value.',
    remedy: 'Take the way that the sentence names.',
  },
  'schema/reference-cycle': {
    status: 422,
    exit: 2,
    when: 'Columns depend on one another, or tables that are loaded refer to one another, in a circle that nothing breaks.',
    remedy: 'Break the circle at one of the columns shown.',
  },
  'schema/formula-cycle': {
    status: 422,
    exit: 2,
    when: 'Formulas need one another’s values in a circle, also through references and counts of rows.',
    remedy: 'Break the circle at one of the columns shown.',
  },
  'schema/unique-overlap': {
    status: 422,
    exit: 2,
    when: 'Two uniques of a table have a column in common that each of them would have to choose.',
    remedy: 'Take the column out of one of them; only the reference that follows the parents may be in several.',
  },
  'schema/per-cycle': {
    status: 422,
    exit: 2,
    when: 'Tables have their rows per row of one another in a circle.',
    remedy: 'Give one of the tables a number of rows.',
  },
  'schema/rows-derived': {
    status: 422,
    exit: 2,
    when: 'A call sets the number of rows of a table whose rows follow from those of its parent.',
    remedy: "Set the parent's rows, or change the count in the document.",
  },
  'schema/pattern-unsupported': {
    status: 422,
    exit: 2,
    when: 'A pattern uses a part of regular expressions that cannot generate, or that JavaScript does not have.',
    remedy:
      'Write the pattern in the syntax of JavaScript, without look-around, back-references and word boundaries. For characters beyond printable ASCII, set alphabet.',
  },
  'formula/syntax': {
    status: 422,
    exit: 2,
    when: 'The text of a formula cannot be read.',
    remedy: 'Mend the formula at the place named.',
  },
  'formula/type': {
    status: 422,
    exit: 2,
    when: 'A formula computes with values of types that do not go together, or gives what its column cannot hold.',
    remedy: 'Convert a value, as by `text(x)` or `decimal(x, 2)`, or mend the formula.',
  },
  'formula/unknown-name': {
    status: 422,
    exit: 2,
    when: 'A formula names a column, row or function that is not there.',
    remedy: 'Use a name that is there; a name that is no plain word is written `row["any name"]`.',
  },
  'formula/children-not-grouped': {
    status: 422,
    exit: 2,
    when: 'A formula gathers rows that do not belong to their parents one by one, so that they cannot be found from there.',
    remedy: 'Make the table with `rows: { per: … }`, or count from the other side.',
  },
  'formula/failed': {
    status: 422,
    exit: 1,
    when: 'A formula has no value in some row: it divides by zero, a number is too large, a text is no date.',
    remedy: 'Guard the case, as by `if(b == 0, null, a / b)`. The row counts from 0.',
  },
  'check/unsatisfied': {
    status: 422,
    exit: 2,
    when: 'Rows do not fulfil the checks of their table, however often the columns are drawn again that the checks look at.',
    remedy: 'Change the ranges of the columns so that the checks hold more often, or the checks.',
  },
  'format/unknown': {
    status: 406,
    exit: 2,
    when: 'No encoder exists for a format, extension or content type.',
    remedy: 'Use a format that `populace list formats` shows.',
  },
  'format/invalid-option': {
    status: 422,
    exit: 2,
    when: 'A format has no such option, or it has another type or range.',
    remedy: 'Take an option and a value that `populace list formats NAME` shows.',
  },
  'format/cannot-hold': {
    status: 422,
    exit: 2,
    when: 'A format cannot hold what a column contains.',
    remedy: 'Take the option or the format that the sentence names.',
  },
  'limit/schema-size': {
    status: 413,
    exit: 2,
    when: 'A document has more text, keys, tables or columns than allowed.',
    remedy: 'Split the document, or shorten it.',
  },
  'limit/rows': {
    status: 422,
    exit: 2,
    when: 'A table asks for more rows than possible.',
    remedy: 'Ask for fewer rows.',
  },
  'limit/text': {
    status: 422,
    exit: 2,
    when: 'A text value or a row would be larger than allowed.',
    remedy: 'Make the text shorter.',
  },
  'limit/formula': {
    status: 422,
    exit: 2,
    when: 'A formula is longer or more deeply nested than allowed, or would go through too many rows.',
    remedy: 'Give a part of the formula a column of its own; for running totals, give parents fewer rows.',
  },
  'limit/download': {
    status: 413,
    exit: 2,
    when: 'A file is larger than a browser can hold for a download.',
    remedy: 'Take fewer rows, a browser that writes files as they are made, or the command line.',
  },
  'call/usage': {
    status: 400,
    exit: 2,
    when: 'A command was called with words that it does not take.',
    remedy: 'See `populace --help` and the help of the command.',
  },
  'call/no-such-file': {
    status: 404,
    exit: 2,
    when: 'The schema file is not there or cannot be read.',
    remedy: 'Check the path and its permissions.',
  },
  'import/empty': {
    status: 422,
    exit: 2,
    when: 'A schema is to be made of a file or text in which there is nothing.',
    remedy: 'Take a file with a line of column names, and best some rows below it.',
  },
  'import/not-rows': {
    status: 422,
    exit: 2,
    when: 'A schema is inferred from text that has no rows, such as SQL or YAML.',
    remedy: 'Export the rows as CSV, TSV or JSON.',
  },
  'import/not-text': {
    status: 422,
    exit: 2,
    when: 'A schema is to be made of a file that is not text, such as a spreadsheet.',
    remedy: 'Save it as CSV, and take that.',
  },
  'target/exists': {
    status: 409,
    exit: 1,
    when: 'The output is there already.',
    remedy: 'Say `--overwrite` to replace it, or choose another place.',
  },
  'target/io': {
    status: 500,
    exit: 1,
    when: 'Writing failed: the disk is full, the folder is not writable, or the like.',
    remedy: 'Mend the cause named and run again; nothing was left under the final name.',
  },
  'shard/missing': {
    status: 409,
    exit: 1,
    when: 'Shards are to be joined, and one of them or one of its files is not there.',
    remedy: 'Make the shard named with `populace generate --shard I/N`, or bring its files here.',
  },
  'shard/mismatch': {
    status: 409,
    exit: 1,
    when: 'Shards are to be joined that were not made by the same call, or one of them is there twice.',
    remedy: 'Make the shard named again by the call of the others, or take it away.',
  },
  'shard/damaged': {
    status: 409,
    exit: 1,
    when: 'A shard or its manifest is not what was written: its size or its SHA-256 is another.',
    remedy: 'Make the shard named again, or copy its files once more.',
  },
  ...verifyProblems,
  'run/cancelled': {
    status: 499,
    exit: 1,
    when: 'The run was cancelled.',
    remedy: 'Run it again; the same rows come.',
  },
  'serve/not-built': {
    status: 503,
    exit: 1,
    when: 'The Studio is to be served, and its files are not there.',
    remedy: 'In a clone, run `npm run build`; else install Populace again.',
  },
  'serve/port-taken': {
    status: 409,
    exit: 1,
    when: 'The Studio is to be served at a port where another program listens.',
    remedy: 'End that program, or choose another port with `--port`; 0 takes any that is free.',
  },
  'serve/refused': {
    status: 403,
    exit: 1,
    when: 'The system does not let Populace listen at an address.',
    remedy: 'Choose another port with `--port`, from 1024 on, or another `--host`.',
  },
  internal: {
    status: 500,
    exit: 1,
    when: 'A defect of Populace itself.',
    remedy: 'Please report it with the reference number.',
  },
};
