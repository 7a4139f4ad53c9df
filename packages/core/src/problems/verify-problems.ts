import type { CatalogueEntry } from './catalogue-entry.ts';

/** A stable code of something that written files have otherwise than their schema asks. */
export type VerifyCode =
  | 'verify/missing'
  | 'verify/unknown-file'
  | 'verify/changed'
  | 'verify/header'
  | 'verify/torn'
  | 'verify/broken'
  | 'verify/type'
  | 'verify/value'
  | 'verify/null'
  | 'verify/duplicate'
  | 'verify/orphan'
  | 'verify/reference'
  | 'verify/row-count'
  | 'verify/child-count'
  | 'verify/check'
  | 'verify/formula'
  | 'verify/given'
  | 'verify/case'
  | 'verify/share';

/** What can be found in written files. */
export const verifyProblems: Readonly<Record<VerifyCode, CatalogueEntry>> = {
  'verify/missing': {
    status: 422,
    exit: 1,
    when: 'A table that the schema has is in no file, or a shard or a file that a manifest names is not there.',
    remedy: 'Write the table again, copy the file once more, or name with --table which tables are there.',
  },
  'verify/unknown-file': {
    status: 422,
    exit: 1,
    when: 'A file in the folder looks like rows, but is of no table of the schema, or no manifest names it though one names others of its table.',
    remedy: 'Remove it, or check the schema that it belongs to.',
  },
  'verify/changed': {
    status: 422,
    exit: 1,
    when: 'A file is not what its manifest says, or the manifest is of another schema, seed or number of rows.',
    remedy: 'Write the files again, or call verify with the schema, --seed and --rows that they were made with.',
  },
  'verify/header': {
    status: 422,
    exit: 1,
    when: 'The names of the columns in a file are not those of the table.',
    remedy: 'Write the file again with the schema as it is, or say --set header=false where it has no header.',
  },
  'verify/torn': {
    status: 422,
    exit: 1,
    when: 'A file ends within a row.',
    remedy: 'Copy or write the file again: it was cut off.',
  },
  'verify/broken': {
    status: 422,
    exit: 1,
    when: 'A file cannot be read as its format: quotation marks, numbers of cells, JSON or UTF-8 are wrong.',
    remedy: 'Mend the line that is named, write the file again, or say with --set how it was written.',
  },
  'verify/type': {
    status: 422,
    exit: 1,
    when: "A value is none of its column's type, or is not written as values of it are.",
    remedy: 'Mend the value, or give the column another type.',
  },
  'verify/value': {
    status: 422,
    exit: 1,
    when: 'A value is none that its generator makes: outside its range, its list or its pattern. Or a list has more or fewer items than count allows.',
    remedy: 'Correct the value, or change the options of the generator.',
  },
  'verify/null': {
    status: 422,
    exit: 1,
    when: 'A value is missing where none may be.',
    remedy: 'Fill it in, or give the column nulls.',
  },
  'verify/duplicate': {
    status: 422,
    exit: 1,
    when: 'A value of a unique column comes twice, the values of several columns together, or an item of a list that is distinct.',
    remedy: 'Change one of the rows, or one of the items.',
  },
  'verify/orphan': {
    status: 422,
    exit: 1,
    when: 'A reference leads to no row.',
    remedy: 'Change the reference, or bring back the row that it leads to.',
  },
  'verify/reference': {
    status: 422,
    exit: 1,
    when: 'A reference leads to a row that `where` or `otherThan` leaves out, or `when` says otherwise whether it is there.',
    remedy: 'Change the reference, or what its condition looks at.',
  },
  'verify/row-count': {
    status: 422,
    exit: 1,
    when: 'A table has another number of rows than the schema leads to.',
    remedy: 'Write the table again, or call verify with the --rows that it was made with.',
  },
  'verify/child-count': {
    status: 422,
    exit: 1,
    when: 'A row has more or fewer rows of another table than count allows.',
    remedy: 'Add or remove rows, or change count.',
  },
  'verify/check': {
    status: 422,
    exit: 1,
    when: 'A check does not hold in a row.',
    remedy: 'Mend the row, or the check.',
  },
  'verify/formula': {
    status: 422,
    exit: 1,
    when: 'A value is not what its formula or its template gives.',
    remedy: 'Mend the value or those that it is made of, or the formula or template.',
  },
  'verify/given': {
    status: 422,
    exit: 1,
    when: 'A value that the schema gives for a row is another.',
    remedy: 'Mend the value, or what the schema gives.',
  },
  'verify/case': {
    status: 422,
    exit: 1,
    when: 'A value is not what its case gives under the condition that holds.',
    remedy: 'Mend the value or those that the conditions look at.',
  },
  'verify/share': {
    status: 422,
    exit: 1,
    when: 'Values or nulls come more or less often than was asked, by more than chance explains.',
    remedy: 'Write the table again, or change the weights, the distribution or nulls.',
  },
};
