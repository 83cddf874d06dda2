// Attributes that tell the compiler something: who calls, which calls to leave out.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Attribute } from '../System/attributes.ts';

class CallerMemberNameAttribute extends Attribute {}
class CallerLineNumberAttribute extends Attribute {}
class CallerFilePathAttribute extends Attribute {}
class CallerArgumentExpressionAttribute extends Attribute {
  readonly parameterName: string | null;
  constructor(parameterName: string | null) {
    super();
    this.parameterName = parameterName;
  }
}
class InterpolatedStringHandlerAttribute extends Attribute {}
class InterpolatedStringHandlerArgumentAttribute extends Attribute {
  readonly arguments: readonly (string | null)[] | null;
  constructor(names: readonly (string | null)[] | null) {
    super();
    this.arguments = names;
  }
}
class OverloadResolutionPriorityAttribute extends Attribute {
  readonly priority: number;
  constructor(priority: number) {
    super();
    this.priority = priority;
  }
}
class OptionalAttribute extends Attribute {}
class DefaultParameterValueAttribute extends Attribute {
  readonly value: unknown;
  constructor(value: unknown) {
    super();
    this.value = value;
  }
}
class IndexerNameAttribute extends Attribute {}
class ConditionalAttribute extends Attribute {
  readonly conditionString: string | null;
  constructor(conditionString: string | null) {
    super();
    this.conditionString = conditionString;
  }
}
class CollectionBuilderAttribute extends Attribute {
  readonly builderType: Type;
  readonly methodName: string;
  constructor(builderType: Type, methodName: string) {
    super();
    this.builderType = builderType;
    this.methodName = methodName;
  }
}
class InlineArrayAttribute extends Attribute {
  readonly length: number;
  constructor(length: number) {
    super();
    this.length = length;
  }
}

const services = 'System.Runtime.CompilerServices';
const interop = 'System.Runtime.InteropServices';

/** Attributes of System.Runtime and System.Diagnostics that the compiler itself reads. */
export const compilerAttributeTypes: readonly TypeDeclaration[] = [
  ...Object.entries({
    CallerMemberNameAttribute,
    CallerLineNumberAttribute,
    CallerFilePathAttribute,
    InterpolatedStringHandlerAttribute,
  }).map(([name, runtime]) =>
    declareType(
      `public sealed class ${services}.${name} : Attribute`,
      () => ({ [`${name}()`]: () => new runtime() }),
      { runtime },
    ),
  ),
  declareType(
    `public sealed class ${services}.CallerArgumentExpressionAttribute : Attribute`,
    () => ({
      'CallerArgumentExpressionAttribute(string parameterName)': (name: string | null) =>
        new CallerArgumentExpressionAttribute(name),
      'string ParameterName { get; }': (self: CallerArgumentExpressionAttribute) => self.parameterName,
    }),
    { runtime: CallerArgumentExpressionAttribute },
  ),
  declareType(
    `public sealed class ${services}.InterpolatedStringHandlerArgumentAttribute : Attribute`,
    () => ({
      'InterpolatedStringHandlerArgumentAttribute(string argument)': (name: string | null) =>
        new InterpolatedStringHandlerArgumentAttribute([name]),
      'InterpolatedStringHandlerArgumentAttribute(params string[] arguments)': (
        names: readonly (string | null)[],
      ) => new InterpolatedStringHandlerArgumentAttribute(names),
      'string[] Arguments { get; }': (self: InterpolatedStringHandlerArgumentAttribute) => self.arguments,
    }),
    { runtime: InterpolatedStringHandlerArgumentAttribute },
  ),
  declareType(
    `public sealed class ${services}.OverloadResolutionPriorityAttribute : Attribute`,
    () => ({
      'OverloadResolutionPriorityAttribute(int priority)': (priority: number) =>
        new OverloadResolutionPriorityAttribute(priority),
      'int Priority { get; }': (self: OverloadResolutionPriorityAttribute) => self.priority,
    }),
    { runtime: OverloadResolutionPriorityAttribute },
  ),
  declareType(
    `public sealed class ${services}.CollectionBuilderAttribute : Attribute`,
    () => ({
      'CollectionBuilderAttribute(Type builderType, string methodName)': (type: Type, name: string) =>
        new CollectionBuilderAttribute(type, name),
      'Type BuilderType { get; }': (self: CollectionBuilderAttribute) => self.builderType,
      'string MethodName { get; }': (self: CollectionBuilderAttribute) => self.methodName,
    }),
    { runtime: CollectionBuilderAttribute },
  ),
  declareType(
    `public sealed class ${services}.InlineArrayAttribute : Attribute`,
    () => ({
      'InlineArrayAttribute(int length)': (length: number) => new InlineArrayAttribute(length),
      'int Length { get; }': (self: InlineArrayAttribute) => self.length,
    }),
    { runtime: InlineArrayAttribute },
  ),
  declareType(
    `public sealed class ${interop}.OptionalAttribute : Attribute`,
    () => ({ 'OptionalAttribute()': () => new OptionalAttribute() }),
    { runtime: OptionalAttribute },
  ),
  declareType(
    `public sealed class ${interop}.DefaultParameterValueAttribute : Attribute`,
    () => ({
      'DefaultParameterValueAttribute(object value)': (value: unknown) =>
        new DefaultParameterValueAttribute(value),
      'object Value { get; }': (self: DefaultParameterValueAttribute) => self.value,
    }),
    { runtime: DefaultParameterValueAttribute },
  ),
  declareType(
    `public sealed class ${services}.IndexerNameAttribute : Attribute`,
    () => ({ 'IndexerNameAttribute(string indexerName)': () => new IndexerNameAttribute() }),
    { runtime: IndexerNameAttribute },
  ),
  declareType(
    'public sealed class System.Diagnostics.ConditionalAttribute : Attribute',
    () => ({
      'ConditionalAttribute(string conditionString)': (condition: string | null) =>
        new ConditionalAttribute(condition),
      'string ConditionString { get; }': (self: ConditionalAttribute) => self.conditionString,
    }),
    { runtime: ConditionalAttribute },
  ),
];
