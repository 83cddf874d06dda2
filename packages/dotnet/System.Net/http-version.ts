// The static class `System.Net.HttpVersion` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Version } from '../System/version.ts';

/** `System.Net.HttpVersion`. */
export const httpVersionType: TypeDeclaration = declareType(
  'public static class System.Net.HttpVersion',
  () => ({
    'static readonly Version Unknown': new Version(0, 0),
    'static readonly Version Version10': new Version(1, 0),
    'static readonly Version Version11': new Version(1, 1),
    'static readonly Version Version20': new Version(2, 0),
    'static readonly Version Version30': new Version(3, 0),
  }),
);
