// What emitted code does, against recorded answers of real .NET: one row a feature of the language.
import { testRecordedFiles } from '../../cases/recorded-files.ts';

testRecordedFiles(new URL('.', import.meta.url), ['recorded.json']);
