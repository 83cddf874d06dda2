// What code gives, as real .NET was recorded to give it: a folder an area of the language, a file a construct.
import { jsonFilesBelow, testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';
import { hasValue } from './has-value.ts';

const here = new URL('.', import.meta.url);
testRecordedFiles(here, jsonFilesBelow(here), hasValue);
