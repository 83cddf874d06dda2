// What emitted code does, against recorded answers of real .NET: one row a feature of the language.
import { testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';

testRecordedFiles(new URL('.', import.meta.url), ['recorded.json']);
