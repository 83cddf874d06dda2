// Our own recorded answers of real .NET about the library: every file below this folder but those with a runner of their own.
import { jsonFilesBelow, testRecordedFiles } from '../../mockwright/test/cases/recorded-files.ts';

const here = new URL('.', import.meta.url);
const withOwnRunner: readonly RegExp[] = [/^bogus\//, /^System\/number-/, /^security\/unpaid-/];
testRecordedFiles(
  here,
  jsonFilesBelow(here).filter((file) => !withOwnRunner.some((pattern) => pattern.test(file))),
);
