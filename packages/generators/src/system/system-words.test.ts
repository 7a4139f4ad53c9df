import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { companySubject } from '../company/company.subject.ts';
import { placeSubject } from '../place/place.subject.ts';
import { appBundleId } from './app-bundle-id.ts';
import { appName } from './app-name.ts';
import { cron } from './cron.ts';
import { fileSubject } from './file.subject.ts';
import { fileExt } from './file-ext.ts';
import { fileName } from './file-name.ts';
import { filePath } from './file-path.ts';
import { fileType } from './file-type.ts';
import { mimeType } from './mime-type.ts';
import { networkInterface } from './network-interface.ts';

const subjects = [fileSubject];
const tables = { 'system.directory': { text: ['/tmp', '/usr/lib'] } };

testGenerator(fileExt, { subjects, matches: /^[a-z0-9]+$/ });
testGenerator(fileType, { subjects, matches: /^[a-z]+$/ });
testGenerator(filePath, { subjects, tables, matches: /^\/(tmp|usr\/lib)\/[\w-]+\.[a-z0-9]+$/ });
testGenerator(networkInterface, { matches: /^(en|wl|ww)(o\d|s\d|p\ds\d|x[0-9a-f]{12})$/ });
testGenerator(appName, { matches: /^[A-Z][a-z]+$/ });
testGenerator(appBundleId, { subjects: [companySubject, placeSubject], matches: /^example\.[a-z-]+\.[a-z]+$/ });
testGenerator(cron, { matches: isSchedule });

/** The fields of POSIX crontab with their ranges; steps and ranges as every cron has them. */
function isSchedule(text: string): boolean {
  const limits = [59, 23, 31, 12, 6];
  const fields = text.split(' ');
  const isField = (field: string, place: number): boolean => {
    const [, from = '0', to = from] = /^(?:\*(?:\/(\d+))?|(\d+)(?:-(\d+))?)$/.exec(field)?.filter(Boolean) ?? [];
    return /^[\d*/-]+$/.test(field) && Number(from) <= (limits[place] ?? 0) && Number(to) <= (limits[place] ?? 0);
  };
  return fields.length === 5 && fields.every(isField);
}

it('is of one file of the row: extension, kind and path agree with its name', async () => {
  const columns = { name: fileName, ext: fileExt, kind: fileType, path: filePath, mime: mimeType };

  for (const { name, ext, kind, path, mime } of await rowsMadeBy(columns, { subjects, tables })) {
    expect(name.endsWith(`.${ext}`)).toBe(true);
    expect(mime.startsWith(`${kind}/`)).toBe(true);
    expect(path.endsWith(`/${name}`)).toBe(true);
  }
});
