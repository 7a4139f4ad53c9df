import { openOver, testSink } from '@populace/testkit';
import { unzipSync } from 'fflate';
import { openExportSink } from './export-sink.ts';
import { createZip } from './zip-archive.ts';

// Gzip is left out: where its reader stops, the CompressionStream of Node throws outside of any call, which that of no browser does.
testSink('a member of a ZIP archive in a browser', {
  rewritesFront: false,
  open: openOver((target) => {
    const zip = createZip(target);
    const member = zip.member('a.csv');
    return { write: member.write, commit: () => Promise.resolve(member.commit()).then(zip.commit), abort: zip.abort };
  }),
  readBack: (bytes) => unzipSync(bytes)['a.csv'] ?? new Uint8Array(),
});

testSink('a download', {
  rewritesFront: false,
  async open(fault) {
    // A download has no calls to fail; it is full once its limit is reached.
    const isFull = fault !== undefined && fault.kind !== 'short';
    const mostBytes = isFull ? fault.at * 100_000 - 1 : Number.POSITIVE_INFINITY;
    const sink = await openExportSink({ kind: 'download', mostBytes });
    const shown = async (): Promise<Uint8Array | undefined> => {
      const blob = sink.blob();
      return blob && new Uint8Array(await blob.arrayBuffer());
    };
    return { sink, shown, hasFailed: () => true, left: () => [] };
  },
});
