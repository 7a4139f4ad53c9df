/**
 * Builds the tables of locales and places into modules: `node tools/packs.mjs`. Each folder with a `locale.yaml` or
 * `places.yaml` gets a `built` beside it, which is not kept. With `--check` it writes nothing. Either way everything that is
 * wrong in a folder is printed with its file and line, and the exit code is 1; the other folders are built.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packsDigest, packsStamp } from './lib/digest.mjs';
import { findFolders, readFolder } from './lib/packs/read-folder.mjs';
import { packModules, writeModules } from './lib/packs/write-pack.mjs';
import { root } from './lib/project.mjs';

/** As many as one reads before the next attempt. */
const shownProblems = 50;
const checkOnly = process.argv.includes('--check');
// The digest is taken first: a file that changes meanwhile makes the next run build again.
const digest = packsDigest();
let clean = true;

for (const folder of findFolders(root)) {
  const pack = readFolder(folder, root);
  for (const problem of pack.problems.slice(0, shownProblems)) console.error(problem);
  if (pack.problems.length > shownProblems)
    console.error(`… and ${pack.problems.length - shownProblems} more in ${folder.path}.`);
  if (pack.problems.length > 0) clean = false;
  else if (!checkOnly) writeModules(join(root, folder.path, 'built'), packModules(pack));
}
if (clean && !checkOnly) writeFileSync(join(root, packsStamp), `${digest}\n`);
process.exitCode = clean ? 0 : 1;
