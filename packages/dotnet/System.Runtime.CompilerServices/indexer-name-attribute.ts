// The attribute `System.Runtime.CompilerServices.IndexerNameAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class IndexerNameAttribute extends Attribute {}

/** `System.Runtime.CompilerServices.IndexerNameAttribute`. */
export const indexerNameAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.IndexerNameAttribute : Attribute',
  () => ({ 'IndexerNameAttribute(string indexerName)': () => new IndexerNameAttribute() }),
  { runtime: IndexerNameAttribute },
);
