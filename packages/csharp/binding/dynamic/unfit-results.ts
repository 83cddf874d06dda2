// What late-bound members return that no `dynamic` holds: references to variables, and `ref struct`s.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isRefLike } from '../../symbols/type-extensions.ts';

/** The binders of .NET, as its messages call them. */
type BinderName = 'GetMember' | 'GetIndex' | 'InvokeMember' | 'Invoke';

/** A function that throws what .NET does for such a result; undefined where the method's result is a value. */
export function unfitResult(method: MethodSymbol | undefined, binder: BinderName): (() => never) | undefined {
  if (!method) return undefined;
  const { refKind, returnType } = method;
  if (refKind !== 'none')
    return () => {
      if (binder === 'GetIndex')
        throw new ArgumentException('Property cannot have a managed pointer type.', 'indexer');
      throw new InvalidCastException(
        `The result type '${typeName(returnType)}&' of the dynamic binding produced by binder 'Microsoft.CSharp.RuntimeBinder.CSharp${binder}Binder' is not compatible with the result type 'System.Object' expected by the call site.`,
      );
    };
  if (isRefLike(returnType))
    return () => {
      throw createInstance(coreType('System.InvalidProgramException')) as Error;
    };
  return undefined;
}
