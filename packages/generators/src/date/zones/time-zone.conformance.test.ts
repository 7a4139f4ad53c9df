import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FIRST_SECOND, findTimeZone, timeZoneNames } from './time-zone.ts';

/** Asks Python, which reads the database of the machine; undefined where there is none. */
function askPython(program: string): string | undefined {
  try {
    return execFileSync('python3', ['-c', program], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch {
    // Without Python and the database there is nobody to ask.
    return undefined;
  }
}

const STEP = 6 * 86_400 + 5 * 3600;
const END = 4_102_444_800;

/** By zone, the offsets of every six days and five hours from 1973 to 2100, run by run. */
const judged = askPython(`
import zoneinfo, datetime
for name in sorted(zoneinfo.available_timezones()):
    if name in ('Factory', 'localtime', 'build/etc/localtime'): continue
    zone = zoneinfo.ZoneInfo(name)
    runs = []
    for at in range(${FIRST_SECOND}, ${END}, ${STEP}):
        offset = int(datetime.datetime.fromtimestamp(at, zone).utcoffset().total_seconds())
        if not runs or runs[-1][1] != offset: runs.append((at, offset))
    print(name, *('%d:%d' % run for run in runs))
`);

describe('offsets of time zones', () => {
  it.skipIf(judged === undefined)('are those that Python has, for all zones, to 2100', { timeout: 120_000 }, () => {
    const lines = (judged ?? '').trim().split('\n');
    const wrong: string[] = [];
    for (const line of lines) {
      const [name = '', ...expected] = line.split(' ');
      const zone = findTimeZone(name);
      const runs: string[] = [];
      let offset: number | undefined;
      for (let at = FIRST_SECOND; at < END && zone !== undefined; at += STEP) {
        const now = zone.offsetAt(at);
        if (now !== offset) runs.push(`${at}:${now}`);
        offset = now;
      }
      if (runs.join(' ') !== expected.join(' ')) wrong.push(name);
    }

    // The database of the machine may be of another version, which changes a few zones.
    expect(wrong.length, wrong.join(', ')).toBeLessThan(lines.length / 100);
  });

  it.each([
    ['Europe/Berlin', '2025-03-30T00:59:59Z', 3600],
    ['Europe/Berlin', '2025-03-30T01:00:00Z', 7200],
    ['Europe/Berlin', '2025-10-26T00:59:59Z', 7200],
    ['Europe/Berlin', '2025-10-26T01:00:00Z', 3600],
    ['Europe/Berlin', '2099-07-01T00:00:00Z', 7200],
    ['America/New_York', '2025-03-09T06:59:59Z', -18_000],
    ['America/New_York', '2025-03-09T07:00:00Z', -14_400],
    ['Asia/Kathmandu', '2025-01-01T00:00:00Z', 20_700],
    ['Australia/Lord_Howe', '2025-01-01T00:00:00Z', 39_600],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', -36_000],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 50_400],
    ['Etc/UTC', '2025-01-01T00:00:00Z', 0],
  ])('change at the second: %s %s', (name, at, offset) => {
    expect(findTimeZone(name)?.offsetAt(Date.parse(at) / 1000)).toBe(offset);
  });

  it('are known by the names of the database, links included, and by no others', () => {
    expect(timeZoneNames()).toContain('US/Eastern');
    expect(timeZoneNames().length).toBeGreaterThan(500);
    expect(findTimeZone('Europe/Berlim')).toBeUndefined();
  });
});
