// The class `System.Text.EncodingProvider` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { byName, byPage } from './code-pages.ts';

/** `System.Text.EncodingProvider`. */
export const encodingProviderType: TypeDeclaration = declareType(
  'public abstract class System.Text.EncodingProvider',
  () => ({
    'abstract Encoding? GetEncoding(int codepage)': (_self: unknown, page: number) => byPage(page),
    'abstract Encoding? GetEncoding(string name)': (_self: unknown, name: string | null) =>
      name === null ? null : byName(name),
  }),
);
