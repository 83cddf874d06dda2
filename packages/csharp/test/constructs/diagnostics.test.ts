// What is wrong with code, as Roslyn was recorded to say it: code, place and words of each message.
import { workClock } from '@mockwright/language/text/work-limit';
import { beforeAll } from 'vitest';
import { jsonFilesBelow, testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';
import { hasValue } from './has-value.ts';

// On a busy machine the limit of compiling would come before what is tested.
beforeAll(() => {
  workClock.now = () => process.cpuUsage().user / 1000;
});

const here = new URL('.', import.meta.url);
testRecordedFiles(here, jsonFilesBelow(here), (recorded) => !hasValue(recorded));
