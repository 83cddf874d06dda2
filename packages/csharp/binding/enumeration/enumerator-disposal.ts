// How `foreach` disposes of an enumerator (C# 13.9.5.2).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isNamed, isRefLike, isValueType, isVoid } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { isReferenceConvertible } from '../conversions/reference.ts';
import { awaitOf } from '../expressions/await.ts';

/** The call of `Dispose`; of an enumerator that may turn out to be disposable, if it is. Undefined where there is none. */
export function disposal(
  binder: Binder,
  enumerator: BoundPlaceholder,
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = enumerator;
  if (isRefLike(type)) {
    const call = binder.areas.bindPatternCall(binder, enumerator, 'Dispose', span);
    return call && isVoid(call.type) ? call : undefined;
  }
  const face = binder.library.core('System.IDisposable');
  if (isReferenceConvertible(type, face) || !isSealed(type))
    return disposeBy(binder, enumerator, face, 'Dispose', span);
  return undefined;
}

/** The call of `DisposeAsync`, awaited: the type's own, or that of the interface. */
export function asyncDisposal(
  binder: Binder,
  enumerator: BoundPlaceholder,
  span: TextSpan,
): BoundExpression | undefined {
  const own = binder.areas.bindPatternCall(binder, enumerator, 'DisposeAsync', span);
  if (own?.kind === 'Call' && own.method.accessibility === 'public') return awaitOf(binder, own, span);
  const face = binder.library.core('System.IAsyncDisposable');
  if (!isReferenceConvertible(enumerator.type, face)) return undefined;
  const receiver = binder.convert(enumerator, face, span);
  const call = binder.areas.bindPatternCall(binder, receiver, 'DisposeAsync', span);
  return call && awaitOf(binder, call, span);
}

const isSealed = (type: Type): boolean =>
  isValueType(type) || (isNamed(type) && type.flags.isSealed === true);

/** The interface's method: of a value as it is, of an object if it is there and has the interface. */
function disposeBy(
  binder: Binder,
  enumerator: BoundPlaceholder,
  face: NamedType,
  name: string,
  span: TextSpan,
): BoundExpression | undefined {
  const { areas } = binder;
  if (isValueType(enumerator.type))
    return areas.bindPatternCall(binder, binder.convert(enumerator, face, span), name, span);
  const receiver = placeholder(face, span);
  const call = areas.bindPatternCall(binder, receiver, name, span);
  return (
    call && {
      kind: 'ConditionalAccess',
      span,
      type: call.type,
      receiver: { kind: 'As', span, type: face, operand: enumerator },
      placeholder: receiver,
      whenNotNull: call,
    }
  );
}
