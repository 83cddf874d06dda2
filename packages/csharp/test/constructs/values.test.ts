// What code gives, as real .NET was recorded to give it: a folder an area of the language, a file a construct.
import { jsonFilesBelow, testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';
import { countProcessorTime } from '../processor-clock.ts';
import { hasValue } from './has-value.ts';

countProcessorTime();

const here = new URL('.', import.meta.url);
testRecordedFiles(here, jsonFilesBelow(here), hasValue);
