// Our own recorded answers of real .NET about the language: every file of this folder.
import { jsonFilesBelow, testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';

const here = new URL('.', import.meta.url);
testRecordedFiles(here, jsonFilesBelow(here));
