// `System.Runtime.CompilerServices.IndexerNameAttribute`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attributes.ts';

class IndexerNameAttribute extends Attribute {}

/** `System.Runtime.CompilerServices.IndexerNameAttribute`. */
export const indexerNameAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.IndexerNameAttribute : Attribute',
  () => ({ 'IndexerNameAttribute(string indexerName)': () => new IndexerNameAttribute() }),
  { runtime: IndexerNameAttribute },
);
