/** What is kept of tests of data: of each, the digest of the inputs with which all of it passed, and how many that were. */

/** Returns the tests that must run: those of which nothing is kept, or of other inputs. */
export function changedTests(digests, kept) {
  return [...digests].filter(([test, digest]) => kept[test]?.inputs !== digest).map(([test]) => test);
}

/**
 * Returns what to keep after a run. `ran` holds of each test that ran how many passed and how many did not, be it that they failed or were
 * skipped; only what passed as a whole is kept, and nothing of tests that are gone.
 */
export function keptAfter(digests, kept, ran) {
  const entries = [...digests].flatMap(([test, digest]) => {
    const result = ran.get(test);
    if (result === undefined) return kept[test] === undefined ? [] : [[test, kept[test]]];
    return result.passed > 0 && result.others === 0 ? [[test, { inputs: digest, passed: result.passed }]] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of the file: a line a test, so that two changes rarely meet in one. */
export function writeKept(kept) {
  const lines = Object.entries(kept).map(
    ([test, { inputs, passed }]) => `  ${JSON.stringify(test)}: { "inputs": "${inputs}", "passed": ${passed} }`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
