// `[ModuleInitializer]`: methods that run before the script.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type { KnownAttribute } from './known-attribute.ts';

/** Reports what cannot be called by nobody with nothing; notes the rest. */
export function checkModuleInitializer({ binder, syntax, bearer }: KnownAttribute): void {
  if (bearer?.kind !== 'method' || bearer.methodKind !== 'ordinary') return binder.error('CS8813', syntax);
  const { name } = bearer;
  const types = [...typesAround(bearer)];
  const isHidden = types.length > 0 && [bearer, ...types.slice(0, -1)].some(isInvisible);
  const isCallable =
    bearer.isStatic &&
    !bearer.flags.isAbstract &&
    !bearer.flags.isVirtual &&
    bearer.parameters.length === 0 &&
    isVoid(bearer.returnType);
  const isGeneric = [bearer, ...types].some(({ typeParameters }) => typeParameters.length > 0);
  if (isHidden) binder.error('CS8814', syntax, [name]);
  if (!isCallable) binder.error('CS8815', syntax, [name]);
  if (isGeneric) binder.error('CS8816', syntax, [name]);
  if (!isHidden && isCallable && !isGeneric) binder.compilation.noted.moduleInitializers.push(bearer);
}

/** The types in which the method stands, the innermost first. */
function* typesAround({ containingType }: MethodSymbol): Iterable<NamedType> {
  for (let at = containingType; at; at = at.containingType) yield at;
}

const isInvisible = ({ accessibility }: MethodSymbol | NamedType): boolean =>
  accessibility === 'private' || accessibility === 'protected' || accessibility === 'private protected';
