// What `return` gives in a method, by its declared return type.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Member, MethodSymbol, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../symbols/declaration-words.ts';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { FunctionSymbol } from '../../symbols/local-symbols.ts';
import {
  isConstructedFrom,
  isErroneous,
  isNamed,
  isVoid,
  taskResult,
} from '../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ParameterListSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { FunctionContext } from '../functions/function-context.ts';
import type { FunctionKind } from '../functions/function-context.ts';

/** What the interface of an iterator yields; undefined for other types. */
export function iteratorElement(type: Type, isAsync: boolean): Type | undefined {
  if (!isNamed(type)) return undefined;
  const names = isAsync ? ['IAsyncEnumerable', 'IAsyncEnumerator'] : ['IEnumerable', 'IEnumerator'];
  if (!names.includes(type.name) || !type.namespace.startsWith('System.Collections')) return undefined;
  return type.typeArguments[0];
}

/** `IEnumerable` and `IEnumerator` without a type argument. */
export function isUntypedIterator(type: Type): boolean {
  return (
    isNamed(type) &&
    type.namespace === 'System.Collections' &&
    (type.name === 'IEnumerable' || type.name === 'IEnumerator') &&
    type.typeArguments.length === 0
  );
}

/** What `return` must give; undefined for nothing. */
function resultTypeOf(returnType: Type, isAsync: boolean): Type | undefined {
  if (!isAsync) return isVoid(returnType) ? undefined : returnType;
  const result = taskResult(returnType);
  // What no `await` can serve was told of; values for it are not.
  if (result === undefined && !isVoid(returnType))
    return isAsyncSequence(returnType) || isErroneous(returnType) ? returnType : errorType;
  return result ?? undefined;
}

/** The context for the body of a method, accessor or local function. */
export function functionContextFor(
  method: MethodSymbol,
  kind: FunctionKind,
  parent: FunctionSymbol | null,
): FunctionContext {
  const isAsync = method.flags.isAsync === true;
  return new FunctionContext({
    kind,
    parent,
    isAsync,
    method,
    returnType: method.returnType,
    resultType: resultTypeOf(method.returnType, isAsync),
    refKind: method.refKind,
  });
}

/** Reports an async method whose return type no `await` can serve (CS1983). */
export function checkAsyncReturnType(binder: Binder, returnType: Type, span: TextSpan): void {
  if (isErroneous(returnType) || isVoid(returnType) || taskResult(returnType) !== undefined) return;
  if (!isAsyncSequence(returnType)) binder.error('CS1983', span);
}

/** What an async iterator returns. */
export function isAsyncSequence(type: Type): boolean {
  return (
    isConstructedFrom(type, 'System.Collections.Generic', 'IAsyncEnumerable', 1) ||
    isConstructedFrom(type, 'System.Collections.Generic', 'IAsyncEnumerator', 1)
  );
}

/** Whether a member is used by what is no call: its operands are handed over as they are, though `in` may stand there. */
const takesValues = (member: Member | null): boolean =>
  member?.kind === 'method' &&
  (member.methodKind === 'operator' || member.methodKind === 'conversion' || member.associated !== undefined);

/** Declares the parameters in the (function) scope of the binder. */
export function declareParameters(
  binder: Binder,
  parameters: readonly ParameterSymbol[],
  syntax: ParameterListSyntax | undefined,
  span: TextSpan,
): readonly LocalSymbol[] {
  const isByValue = takesValues(binder.member);
  return parameters.map((parameter, index) => {
    const identifier = syntax?.parameters[index]?.identifier;
    // Callers of a partial member see the name that its other part gives.
    const name = identifier?.text ?? parameter.name;
    const isIn = isByValue && (parameter.refKind === 'in' || parameter.refKind === 'ref readonly');
    const local = new LocalSymbol(
      name,
      'parameter',
      parameter.type,
      binder.function,
      identifier ?? span,
      isIn ? 'none' : parameter.refKind,
      parameter,
    );
    if (isIn) local.readOnly = 'in';
    local.isScoped = hasModifier(syntax?.parameters[index]?.modifiers ?? [], 'scoped');
    binder.compilation.noted.hasStackMemory ||= local.isScoped;
    if (!binder.scope?.variable(name)) binder.declareParameter(local);
    return local;
  });
}
