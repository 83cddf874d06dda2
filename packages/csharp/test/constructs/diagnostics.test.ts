// What is wrong with code, as Roslyn was recorded to say it: code, place and words of each message.
import { jsonFilesBelow, testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';
import { countProcessorTime } from '../processor-clock.ts';
import { hasValue } from './has-value.ts';

countProcessorTime();

const here = new URL('.', import.meta.url);
testRecordedFiles(here, jsonFilesBelow(here), (recorded) => !hasValue(recorded));
