// The class `System.Text.CodePagesEncodingProvider`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `EncodingProvider`, of which there is this one. */
export class CodePagesEncodingProvider {
  declare readonly $type: NamedType;
}
const provider = new CodePagesEncodingProvider();

/** `System.Text.CodePagesEncodingProvider`. */
export const codePagesEncodingProviderType: TypeDeclaration = declareType(
  'public sealed class System.Text.CodePagesEncodingProvider : EncodingProvider',
  () => ({ 'static EncodingProvider Instance { get; }': () => provider }),
  { runtime: CodePagesEncodingProvider },
);
