// The class `System.Delegate` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combine, delegateEquals, invocationList, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { hash } from '@mockwright/language/runtime/equality';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { valueOfResult } from '@mockwright/language/runtime/members';
import { reflected } from '@mockwright/language/runtime/reflected';
import { spendElements } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { createDelegateStatics } from '../System.Reflection/create-delegate.ts';
import { callWith, checkReflectable } from '../System.Reflection/invocation.ts';
import { MethodInfo } from '../System.Reflection/member-info.ts';
import { paramsMembers } from './spans/params-members.ts';

function parts(self: Delegate): NetArray<Delegate> {
  const list = [...invocationList(self)];
  spendElements(list.length);
  // A part is of the type of the whole; parts that were objects before know theirs.
  if (self.$type) for (const part of list) part.$type ??= self.$type;
  return toArray(list, coreType('System.Delegate'));
}

/** Calls a delegate whose type is known only at run time; arguments and result are boxed. */
function dynamicInvoke(self: Delegate, args: unknown[] | null): unknown {
  const type = typeOf(self) as NamedType;
  const invoke = type.delegateInvoke;
  if (!invoke) return reflected(() => self(...(args ?? []))) ?? null;
  checkReflectable(invoke);
  const result = callWith(args, invoke.parameters, (given) =>
    reflected(() => valueOfResult(invoke, self(...given))),
  );
  return result === undefined ? null : box(result, invoke.returnType);
}

function removeAll(source: Delegate | null, value: Delegate | null): Delegate | null {
  let left = source;
  for (;;) {
    const next = remove(left, value);
    if (next === left) return left;
    left = next;
  }
}

/** `System.Delegate`. */
export const delegateType: TypeDeclaration = declareType(
  'public abstract class System.Delegate : ICloneable',
  () => ({
    'override bool Equals(object? obj)': delegateEquals,
    'override int GetHashCode()': hash,
    'virtual object Clone()': (self: Delegate) => self,
    'static Delegate? Combine(Delegate? a, Delegate? b)': combine,
    ...paramsMembers(
      'static Delegate? Combine(params Delegate?[]? delegates)',
      (delegates: readonly (Delegate | null)[] | null) =>
        (delegates ?? []).reduce((all: Delegate | null, one) => combine(all, one), null),
    ),
    'virtual Delegate[] GetInvocationList()': parts,
    'object? DynamicInvoke(params object?[]? args)': dynamicInvoke,
    'static Delegate? Remove(Delegate? source, Delegate? value)': remove,
    'static Delegate? RemoveAll(Delegate? source, Delegate? value)': removeAll,
    'static bool operator ==(Delegate? d1, Delegate? d2)': delegateEquals,
    'static bool operator !=(Delegate? d1, Delegate? d2)': (a: Delegate | null, b: Delegate | null) =>
      !delegateEquals(a, b),
    ...createDelegateStatics,
    'object? Target { get; }': (self: Delegate) => (self.$target as object | undefined) ?? null,
    'System.Reflection.MethodInfo Method { get; }': (self: Delegate) => {
      const type = typeOf(self) as NamedType;
      const invoke = self.$method instanceof MethodSymbol ? self.$method : type.delegateInvoke;
      if (!invoke) throw new NotSupportedException('The method of this delegate is not known.');
      return new MethodInfo(invoke, type);
    },
    'bool HasSingleTarget { get; }': (self: Delegate) => invocationList(self).length === 1,
  }),
);
