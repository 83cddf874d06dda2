// What a `DynamicObject` is told of the operation that it is asked to do: `GetMemberBinder` and its like.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import type { DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { expressionType } from '../System.Linq.Expressions/expression-type.ts';

/** `System.Dynamic.CallInfo`. */
class CallInfo {
  declare readonly $type: NamedType;
  readonly count: number;
  readonly names: readonly string[];
  constructor(count: number, names: readonly string[]) {
    this.count = count;
    this.names = names;
  }
}

type OperationOf<K extends DynamicOperation['kind']> = Extract<DynamicOperation, { readonly kind: K }>;

abstract class DynamicMetaObjectBinder {
  declare readonly $type: NamedType;
  get returnType(): Type {
    return specialType('object');
  }
}

abstract class MemberBinder extends DynamicMetaObjectBinder {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
}
class GetMemberBinder extends MemberBinder {}
class SetMemberBinder extends MemberBinder {}
class InvokeMemberBinder extends MemberBinder {
  readonly callInfo: CallInfo;
  constructor(name: string, callInfo: CallInfo) {
    super(name);
    this.callInfo = callInfo;
  }
}

abstract class CallBinder extends DynamicMetaObjectBinder {
  readonly callInfo: CallInfo;
  constructor(callInfo: CallInfo) {
    super();
    this.callInfo = callInfo;
  }
}
class InvokeBinder extends CallBinder {}
class GetIndexBinder extends CallBinder {}
class SetIndexBinder extends CallBinder {}

class ConvertBinder extends DynamicMetaObjectBinder {
  readonly operation: OperationOf<'convert'>;
  constructor(operation: OperationOf<'convert'>) {
    super();
    this.operation = operation;
  }
  override get returnType(): Type {
    return this.operation.type;
  }
}

class BinaryOperationBinder extends DynamicMetaObjectBinder {
  readonly operation: number;
  constructor(operator: string) {
    super();
    this.operation = expressionType('binary', operator);
  }
}
class UnaryOperationBinder extends DynamicMetaObjectBinder {
  readonly operation: number;
  readonly isTest: boolean;
  constructor(operator: string) {
    super();
    this.operation = expressionType('unary', operator);
    this.isTest = operator === 'true' || operator === 'false';
  }
  override get returnType(): Type {
    return specialType(this.isTest ? 'bool' : 'object');
  }
}

/** What an object is told of an operation with so many arguments. */
export function binderOf(operation: DynamicOperation, count: number): DynamicMetaObjectBinder {
  switch (operation.kind) {
    case 'getMember':
      return new GetMemberBinder(operation.name);
    case 'setMember':
      return new SetMemberBinder(operation.name);
    case 'invokeMember':
      return new InvokeMemberBinder(operation.name, new CallInfo(count, operation.argumentNames));
    case 'invoke':
      return new InvokeBinder(new CallInfo(count, operation.argumentNames));
    case 'getIndex':
      return new GetIndexBinder(new CallInfo(count, operation.argumentNames));
    case 'setIndex':
      return new SetIndexBinder(new CallInfo(count, operation.argumentNames));
    case 'convert':
      return new ConvertBinder(operation);
    case 'binary':
      return new BinaryOperationBinder(operation.operator);
    case 'unary':
      return new UnaryOperationBinder(operation.operator);
  }
}

function argumentNames({ names }: CallInfo): ReadOnlyCollection<string> {
  const string = specialType('string');
  const type = coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([string]);
  return new ReadOnlyCollection(type, toArray([...names], string));
}

const member: Readonly<Record<string, Implementation>> = {
  'string Name { get; }': (self: MemberBinder) => self.name,
  'bool IgnoreCase { get; }': () => false,
};
const call: Readonly<Record<string, Implementation>> = {
  'System.Dynamic.CallInfo CallInfo { get; }': (self: CallBinder) => self.callInfo,
};
const operation: Readonly<Record<string, Implementation>> = {
  'System.Linq.Expressions.ExpressionType Operation { get; }': (self: BinaryOperationBinder) =>
    self.operation,
};

const binderType = (
  runtime: abstract new (...args: never[]) => DynamicMetaObjectBinder,
  members: Readonly<Record<string, Implementation>>,
): TypeDeclaration =>
  declareType(
    `public abstract class System.Dynamic.${runtime.name} : System.Dynamic.DynamicMetaObjectBinder`,
    members,
    { runtime },
  );

/** `DynamicMetaObjectBinder`, the binders of operations, `CallInfo`. */
export const binderTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Dynamic.DynamicMetaObjectBinder',
    () => ({ 'virtual Type ReturnType { get; }': (self: DynamicMetaObjectBinder) => self.returnType }),
    { runtime: DynamicMetaObjectBinder },
  ),
  binderType(GetMemberBinder, member),
  binderType(SetMemberBinder, member),
  binderType(InvokeMemberBinder, { ...member, ...call }),
  binderType(InvokeBinder, call),
  binderType(GetIndexBinder, call),
  binderType(SetIndexBinder, call),
  binderType(ConvertBinder, {
    'Type Type { get; }': (self: ConvertBinder) => self.operation.type,
    'bool Explicit { get; }': (self: ConvertBinder) => self.operation.isExplicit,
  }),
  binderType(BinaryOperationBinder, operation),
  binderType(UnaryOperationBinder, operation),
  declareType(
    'public sealed class System.Dynamic.CallInfo',
    () => ({
      'int ArgumentCount { get; }': (self: CallInfo) => self.count,
      'System.Collections.ObjectModel.ReadOnlyCollection<string> ArgumentNames { get; }': argumentNames,
    }),
    { runtime: CallInfo },
  ),
];
