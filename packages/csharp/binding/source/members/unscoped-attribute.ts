// `[UnscopedRef]`: where references to the receiver or to a parameter may be given away.
import type { ParameterSymbol } from '@mockwright/language/metadata/symbols';
import { isRefLike } from '../../../symbols/type-extensions.ts';
import type { AttributeListSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { KnownAttribute } from './known-attribute.ts';
import { writtenAttributes } from './written-attributes.ts';

/** Reports members without a receiver whose references they could give away. */
export function checkUnscopedMember(attribute: KnownAttribute): void {
  if (attribute.target !== 2048 && !isUnscopable(attribute))
    attribute.binder.error('CS9101', attribute.syntax);
}

function isUnscopable({ bearer }: KnownAttribute): boolean {
  if (bearer?.kind !== 'method' && bearer?.kind !== 'property') return false;
  const { containingType: type, isStatic, flags } = bearer;
  if (isStatic || bearer.name === '.ctor') return false;
  const setter = bearer.kind === 'property' ? bearer.setMethod : bearer;
  if (setter?.flags.isInitOnly) return false;
  if (type?.kind === 'interface') return flags.isAbstract === true || flags.isVirtual === true;
  return type?.kind === 'struct';
}

/** Reports parameters of which the attribute says nothing new, or the opposite of `scoped`. */
export function checkUnscopedParameter(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  { type, refKind, isParams, isScoped }: Pick<ParameterSymbol, 'type' | 'refKind' | 'isParams' | 'isScoped'>,
): void {
  const [syntax] = writtenAttributes(lists, 'UnscopedRef');
  if (!syntax) return;
  if (refKind === 'none' && !(isParams && isRefLike(type))) binder.error('CS9063', syntax);
  else if (isScoped) binder.error('CS9066', syntax);
}
