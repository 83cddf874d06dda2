// `System.Dynamic.DynamicObject`: what late binding does not find in its declared members, its overriders do.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { box, isInstance } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { DynamicFallback, DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { InvalidCastException, RuntimeBinderException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { getMember } from '@mockwright/language/runtime/members';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { runtimeName } from '@mockwright/language/runtime/type-name';
import { binderOf } from './binder-operations.ts';

type Callable = (...args: unknown[]) => unknown;

/** The method that does each kind of operation. */
const methods = {
  getMember: 'TryGetMember/2',
  setMember: 'TrySetMember/2',
  invokeMember: 'TryInvokeMember/3',
  invoke: 'TryInvoke/3',
  getIndex: 'TryGetIndex/3',
  setIndex: 'TrySetIndex/3',
  convert: 'TryConvert/2',
  binary: 'TryBinaryOperation/3',
  unary: 'TryUnaryOperation/2',
} as const;

/** What types of templates derive from; they carry their overriders under the methods' keys. */
class DynamicObject implements DynamicFallback {
  declare readonly $type: NamedType;

  #overrider(name: string): Callable | undefined {
    return (this as unknown as Record<string, Callable | undefined>)[`DynamicObject.${name}`];
  }

  $tryDynamic(operation: DynamicOperation, args: unknown[]): Ref | undefined {
    const overrider = this.#overrider(methods[operation.kind]);
    if (!overrider) return undefined;
    const result: Ref = { v: null };
    const isDone = overrider.apply(this, [...this.#arguments(operation, args), result]);
    if (isDone !== true) return undefined;
    if (operation.kind === 'convert') requireResult(this, result.v, operation.type, 'Convert');
    if (operation.kind === 'unary' && (operation.operator === 'true' || operation.operator === 'false'))
      requireResult(this, result.v, specialType('bool'), 'UnaryOperation');
    return result;
  }

  /** The binder and the arguments as the method takes them. */
  #arguments(operation: DynamicOperation, args: unknown[]): unknown[] {
    switch (operation.kind) {
      case 'getMember':
      case 'setMember':
      case 'convert':
      case 'binary':
      case 'unary':
        return [binderOf(operation, args.length), ...args];
      case 'setIndex':
        return [
          binderOf(operation, args.length - 1),
          toArray(args.slice(0, -1), specialType('object')),
          args.at(-1),
        ];
      default:
        return [binderOf(operation, args.length), toArray(args, specialType('object'))];
    }
  }

  /** The names by which it is serialized. */
  $dynamicMembers(): Iterable<string> {
    const overrider = this.#overrider('GetDynamicMemberNames/0');
    return overrider ? iterate<string>(dereferenced(overrider.call(this))) : [];
  }
  #require(method: string, name: string): void {
    if (!this.#overrider(method))
      throw new RuntimeBinderException(
        `'${runtimeName(this.$type)}' does not contain a definition for '${name}'`,
      );
  }
  /**
   * The value of such a member, boxed: of a declared one first; undefined when there is none.
   * @throws RuntimeBinderException where nobody gives members
   */
  $dynamicMember(name: string): unknown {
    const declared = this.$type.members(name).find((member) => member.kind === 'property');
    if (declared?.getMethod) return box(getMember(this, declared), declared.type);
    this.#require(methods.getMember, name);
    return this.$tryDynamic({ kind: 'getMember', name }, [])?.v;
  }
  /** @throws RuntimeBinderException where nobody sets members */
  $setDynamicMember(name: string, value: unknown): void {
    this.#require(methods.setMember, name);
    this.$tryDynamic({ kind: 'setMember', name }, [value]);
  }
}

/** @throws {InvalidCastException} when the result is nothing that the operation may give */
function requireResult(self: DynamicObject, result: unknown, type: Type, operation: string): void {
  const canBeNull = type.kind === 'array' || !('isValueType' in type && type.isValueType);
  const fits =
    result === null ? canBeNull || (type.kind === 'struct' && type.isNullable) : isInstance(result, type);
  if (fits) return;
  const given = result === null ? 'null' : typeName(typeOf(result));
  throw new InvalidCastException(
    `The result type '${given}' of the dynamic binding produced by the object with type '${typeName(self.$type)}' for the binder 'Microsoft.CSharp.RuntimeBinder.CSharp${operation}Binder' is not compatible with the result type '${typeName(type)}' expected by the call site.`,
  );
}

const nothing = (...args: unknown[]): boolean => {
  (args.at(-1) as Ref).v = null;
  return false;
};
const refused = (): boolean => false;

/** `System.Dynamic.DynamicObject`. */
export const dynamicObjectType: TypeDeclaration = declareType(
  'public class System.Dynamic.DynamicObject : System.Dynamic.IDynamicMetaObjectProvider',
  () => ({
    'protected DynamicObject()': () => new DynamicObject(),
    'virtual bool TryGetMember(System.Dynamic.GetMemberBinder binder, out object? result)': nothing,
    'virtual bool TrySetMember(System.Dynamic.SetMemberBinder binder, object? value)': refused,
    'virtual bool TryInvokeMember(System.Dynamic.InvokeMemberBinder binder, object?[]? args, out object? result)':
      nothing,
    'virtual bool TryInvoke(System.Dynamic.InvokeBinder binder, object?[]? args, out object? result)':
      nothing,
    'virtual bool TryGetIndex(System.Dynamic.GetIndexBinder binder, object[] indexes, out object? result)':
      nothing,
    'virtual bool TrySetIndex(System.Dynamic.SetIndexBinder binder, object[] indexes, object? value)':
      refused,
    'virtual bool TryConvert(System.Dynamic.ConvertBinder binder, out object? result)': nothing,
    'virtual bool TryBinaryOperation(System.Dynamic.BinaryOperationBinder binder, object arg, out object? result)':
      nothing,
    'virtual bool TryUnaryOperation(System.Dynamic.UnaryOperationBinder binder, out object? result)': nothing,
    'virtual IEnumerable<string> GetDynamicMemberNames()': () => toArray([], specialType('string')),
  }),
  { runtime: DynamicObject },
);
