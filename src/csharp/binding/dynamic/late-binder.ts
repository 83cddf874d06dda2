// Binds `dynamic` operations when they happen: the binder's own rules, with the types that the values have then. What was
// found is kept at the site for the next time with the same types.
import { DiagnosticBag } from '../../../diagnostics/diagnostic.ts';
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { dynamicType, erase } from '../../../metadata/symbols.ts';
import type {
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '../../../metadata/symbols.ts';
import { box, isInstance, unbox } from '../../../runtime/casting.ts';
import type { DynamicArgumentInfo, DynamicBinder, DynamicSite } from '../../../runtime/dynamic.ts';
import { RuntimeBinderException } from '../../../runtime/exceptions.ts';
import { changeEvent } from '../../../runtime/members.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { SourceText } from '../../../text/source-text.ts';
import type { Library } from '../../symbols/library.ts';
import { canBeNull, isDelegate, isNamed, isValueType, isVoid, specialOf } from '../../symbols/type-facts.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import { areas } from '../areas.ts';
import { Binder, Compilation } from '../binder.ts';
import { literal, placeholder } from '../bound-factory.ts';
import type { BinaryOperator, BoundExpression, BoundPlaceholder } from '../bound-nodes.ts';
import { applyConversion } from '../conversions/apply.ts';
import { classifyExplicit, classifyImplicit } from '../conversions/classify.ts';
import { elementOf } from '../expressions/element-access.ts';
import { invokeDelegate } from '../expressions/invocation.ts';
import { unaryOperation } from '../expressions/unary.ts';
import { checkVariable } from '../expressions/variables.ts';
import { isAccessible, lookupMembers } from '../member-lookup.ts';
import { binaryOperation } from '../operators/binary.ts';
import { resolveUserUnary } from '../operators/user-defined-operators.ts';
import type { Argument } from '../overloads/argument.ts';
import { placeArguments } from '../overloads/placement.ts';
import { resolveOverload } from '../overloads/resolve.ts';
import { Submission } from '../submission.ts';
import type { AnyExpression } from '../unconverted.ts';
import { compileExpression, operandSlots } from './evaluate.ts';
import type { Code, Frame } from './evaluate.ts';
import { OperationCache } from './operation-cache.ts';
import { failure, failureOfResolution } from './failures.ts';
import { runtimeMemberName, runtimeName } from './runtime-names.ts';

/** What objects may do about `dynamic` themselves. */
interface DynamicObject {
  $getMember?(name: string): unknown;
  $setMember?(name: string, value: unknown): void;
  $convert?(type: Type): unknown;
  $binary?(operator: string, right: unknown): unknown;
}
type Callable = (...args: unknown[]) => unknown;

/** An operand while an operation is bound: an expression of its type, and the place of its value. */
interface Operand {
  readonly expression: AnyExpression;
  readonly placeholder: BoundPlaceholder;
  readonly type: Type | undefined;
}

const nowhere = { start: 0, end: 0 };

/** Makes the binder of a library's values. */
export function createDynamicBinder(library: Library): DynamicBinder {
  return new LateBinder(library);
}

class LateBinder implements DynamicBinder {
  readonly #library: Library;
  readonly #compilation: Compilation;
  readonly #top: Binder;

  constructor(library: Library) {
    this.#library = library;
    // Extension methods are not found at run time.
    this.#compilation = new Compilation(
      library,
      new DiagnosticBag(),
      { globalsType: null, imports: [] },
      { ...areas, extensionMethods: () => [] },
    );
    this.#top = Binder.forSubmission(
      this.#compilation,
      new Submission(0, new SourceText('dynamic', ''), null),
    );
  }

  // -------- operands

  #binder({ context, isChecked }: DynamicSite): Binder {
    const inType = context ? this.#top.withType(context) : this.#top;
    return isChecked ? inType.withChecked(true) : inType;
  }

  /** The type that counts for an operand: the static one where the site knows it, else the value's. */
  #typeOf(value: unknown, info?: DynamicArgumentInfo): Type | undefined {
    const known = info?.staticType;
    if (known && known.kind !== 'dynamic' && !isOpen(known)) return known;
    return value === null || value === undefined ? undefined : typeOf(value);
  }

  #operand(value: unknown, type: Type | undefined, info?: DynamicArgumentInfo): Operand {
    const slot = placeholder(type ?? dynamicType, nowhere);
    if (type === undefined)
      return { expression: { kind: 'NullLiteral', span: nowhere, type: undefined }, placeholder: slot, type };
    if (info?.isConstant && value !== null)
      return {
        expression: literal(natural(value, type) as ConstantValue, type, nowhere),
        placeholder: slot,
        type,
      };
    return { expression: slot, placeholder: slot, type };
  }

  #arguments(
    args: readonly unknown[],
    types: readonly (Type | undefined)[],
    site: DynamicSite,
  ): {
    readonly list: readonly Argument[];
    readonly placeholders: BoundPlaceholder[];
    readonly references: Set<BoundExpression>;
  } {
    const references = new Set<BoundExpression>();
    const placeholders: BoundPlaceholder[] = [];
    const list = args.map((value, index): Argument => {
      const info = site.arguments[index];
      const refKind = info?.refKind === 'ref readonly' ? 'in' : (info?.refKind ?? 'none');
      const name: IdentifierToken | undefined =
        info?.name === undefined
          ? undefined
          : { text: info.name, missing: false, verbatim: false, start: 0, end: 0 };
      if (refKind === 'out' && types[index] === undefined) {
        // The variable gets its type from the parameter.
        let variable: BoundPlaceholder | undefined;
        placeholders.push(placeholder(dynamicType, nowhere));
        const declare = (type: Type): BoundExpression => {
          variable = placeholder(type, nowhere);
          placeholders[index] = variable;
          references.add(variable);
          return variable;
        };
        return {
          expression: { kind: 'OutDeclaration', span: nowhere, type: undefined, isDiscard: false, declare },
          refKind,
          name,
          span: nowhere,
        };
      }
      const operand = this.#operand(value, types[index], info);
      placeholders.push(operand.placeholder);
      return { expression: operand.expression, refKind, name, span: nowhere };
    });
    return { list, placeholders, references };
  }

  #argumentTypes(args: readonly unknown[], site: DynamicSite): readonly (Type | undefined)[] {
    return args.map((value, index) => {
      const info = site.arguments[index];
      if (
        info &&
        info.refKind !== 'none' &&
        (info.staticType === undefined || info.staticType.kind === 'dynamic')
      )
        return undefined;
      return this.#typeOf(value, info);
    });
  }

  /** The operands' values in natural form. */
  #frame(
    values: readonly unknown[],
    types: readonly (Type | undefined)[],
    site?: DynamicSite,
    skip: number = 0,
  ): Frame {
    return values.map((value, index) => {
      const type = types[index];
      const isReference =
        site !== undefined && index >= skip && (site.arguments[index - skip]?.refKind ?? 'none') !== 'none';
      return type === undefined || isReference ? value : natural(value, type);
    });
  }

  /** Binds under the rules of the language and says what it says; undefined where it reports an error. */
  #attempt<T>(bind: () => T): { readonly result: T; readonly code: string | undefined } {
    const { diagnostics } = this.#compilation;
    const before = diagnostics.count;
    const result = bind();
    const code = diagnostics.takeSince(before).find(({ severity }) => severity === 'error')?.code;
    return { result, code };
  }

  // -------- members

  getMember(receiver: unknown, name: string, site: DynamicSite): unknown {
    const own = dynamicObject(receiver)?.$getMember?.(name);
    if (own !== undefined) return own;
    const type = this.#receiverType(receiver);
    const [event] =
      type.kind === 'class' || type.kind === 'struct'
        ? lookupMembers(type, name, this.#library, { containingType: site.context }).members
        : [];
    if (event?.kind === 'event' && event.containingType?.definition !== site.context)
      return new EventReference(event);
    const code = OperationCache.of(site).find([type], () => {
      const self = placeholder(type, nowhere);
      const target = this.#member(self, type, name, site);
      if (target.kind === 'PropertyAccess' && !target.property.getMethod)
        throw failure(
          `The property or indexer '${runtimeMemberName(target.property)}' cannot be used in this context because it lacks the get accessor`,
        );
      return this.#boxed(target, [self]);
    });
    return code([natural(receiver, type)]);
  }

  setMember(receiver: unknown, name: string, value: unknown, site: DynamicSite): unknown {
    const object = dynamicObject(receiver);
    if (object?.$setMember) {
      object.$setMember(name, value);
      return value;
    }
    const type = this.#receiverType(receiver);
    if (value instanceof EventChange) {
      changeEvent(receiver, value.event, value.handler, value.isAddition);
      return null;
    }
    const valueType = this.#typeOf(value, site.arguments[0]);
    const code = OperationCache.of(site).find([type, valueType], () => {
      const self = placeholder(type, nowhere);
      return this.#assignment(site, this.#member(self, type, name, site), value, valueType, [self]);
    });
    // A struct is changed in its box.
    code([
      isValueType(type) ? receiver : natural(receiver, type),
      valueType === undefined ? value : natural(value, valueType),
    ]);
    return value;
  }

  #receiverType(receiver: unknown): Type {
    if (receiver === null || receiver === undefined)
      throw new RuntimeBinderException('Cannot perform runtime binding on a null reference');
    return typeOf(receiver);
  }

  /** The property or field of that name. */
  #member(self: BoundPlaceholder, type: Type, name: string, site: DynamicSite): BoundExpression {
    const member = this.#lookup(type, name, site)[0]!;
    if (member.kind === 'method')
      throw failure(
        `Cannot convert method group '${name}' to non-delegate type 'object'. Did you intend to invoke the method?`,
      );
    if (member.kind !== 'property' && member.kind !== 'field')
      throw failure(`'${runtimeName(type)}' does not contain a definition for '${name}'`);
    if (member.isStatic)
      throw failure(
        `Member '${runtimeMemberName(member)}' cannot be accessed with an instance reference; qualify it with a type name instead`,
      );
    if (member.kind === 'field')
      return { kind: 'FieldAccess', span: nowhere, type: member.type, receiver: self, field: member };
    return {
      kind: 'PropertyAccess',
      span: nowhere,
      type: member.type,
      receiver: self,
      property: member,
      arguments: [],
    };
  }

  #lookup(type: Type, name: string, site: DynamicSite): readonly Member[] {
    const { members, inaccessible } = lookupMembers(type, name, this.#library, {
      containingType: site.context,
    });
    if (members.length > 0) return members;
    const hidden = inaccessible[0];
    if (hidden)
      throw failure(
        `'${runtimeMemberName(hidden)}${hidden.kind === 'method' ? `(${hidden.parameters.map((parameter) => runtimeName(parameter.type)).join(', ')})` : ''}' is inaccessible due to its protection level`,
      );
    throw failure(
      `'${type.kind === 'array' ? 'System.Array' : runtimeName(type)}' does not contain a definition for '${name}'`,
    );
  }

  #assignment(
    site: DynamicSite,
    target: BoundExpression,
    value: unknown,
    valueType: Type | undefined,
    operands: readonly BoundPlaceholder[],
  ): Code {
    const binder = this.#binder(site);
    if (
      target.kind === 'PropertyAccess' &&
      !target.property.setMethod &&
      target.property.getMethod?.refKind !== 'ref'
    )
      throw failure(
        `Property or indexer '${runtimeMemberName(target.property)}' cannot be assigned to -- it is read only`,
      );
    const checked = this.#attempt(() => checkVariable(binder, target, 'assign', nowhere));
    if (checked.code !== undefined) {
      const name =
        target.kind === 'PropertyAccess'
          ? runtimeMemberName(target.property)
          : target.kind === 'FieldAccess'
            ? runtimeMemberName(target.field)
            : '';
      if (checked.code === 'CS0191')
        throw failure(
          'A readonly field cannot be assigned to (except in a constructor or init-only setter of the type in which the field is defined or a variable initializer)',
        );
      throw failure(
        checked.code === 'CS0272'
          ? `The property or indexer '${name}' cannot be used in this context because the set accessor is inaccessible`
          : `Property or indexer '${name}' cannot be assigned to -- it is read only`,
      );
    }
    const info = site.arguments.at(-1);
    const given = this.#operand(
      value,
      valueType,
      site.arguments.length > operands.length - 1 ? info : undefined,
    );
    const converted = this.#converted(site, given, target.type, false);
    return this.#boxed(
      { kind: 'Assignment', span: nowhere, type: target.type, target, value: converted, isRef: false },
      [...operands, given.placeholder],
    );
  }

  // -------- indexers

  getIndex(receiver: unknown, indices: readonly unknown[], site: DynamicSite): unknown {
    const type = this.#receiverType(receiver);
    const types = this.#argumentTypes(indices, site);
    const code = OperationCache.of(site).find([type, ...types], () => {
      const { target, operands } = this.#element(type, indices, types, site);
      return this.#boxed(target, operands);
    });
    return code([natural(receiver, type), ...this.#frame(indices, types)]);
  }

  setIndex(receiver: unknown, indices: readonly unknown[], value: unknown, site: DynamicSite): unknown {
    const type = this.#receiverType(receiver);
    const types = this.#argumentTypes(indices, site);
    const valueType = this.#typeOf(value, site.arguments[indices.length]);
    const code = OperationCache.of(site).find([type, ...types, valueType], () => {
      const { target, operands } = this.#element(type, indices, types, site);
      return this.#assignment(site, target, value, valueType, operands);
    });
    code([
      natural(receiver, type),
      ...this.#frame(indices, types),
      valueType === undefined ? value : natural(value, valueType),
    ]);
    return value;
  }

  #element(
    type: Type,
    indices: readonly unknown[],
    types: readonly (Type | undefined)[],
    site: DynamicSite,
  ): { readonly target: BoundExpression; readonly operands: BoundPlaceholder[] } {
    const self = placeholder(type, nowhere);
    const { list, placeholders } = this.#arguments(indices, types, site);
    const { result, code } = this.#attempt(() => elementOf(this.#binder(site), self, list, nowhere));
    if (code !== undefined) {
      const indexer = lookupMembers(type, 'this[]', this.#library, {
        containingType: site.context,
      }).members.find(
        (member): member is PropertySymbol =>
          member.kind === 'property' && member.parameters.length === indices.length,
      );
      if (indexer)
        throw failure(
          `The best overloaded method match for '${runtimeName(indexer.containingType!)}.this[${indexer.parameters.map((parameter) => runtimeName(parameter.type)).join(', ')}]' has some invalid arguments`,
        );
      if (type.kind === 'array')
        throw failure(
          code === 'CS0022'
            ? `Wrong number of indices inside []; expected '${type.rank}'`
            : this.#conversionMessage(types[0], this.#library.special('int'), false),
        );
      throw failure(`Cannot apply indexing with [] to an expression of type '${runtimeName(type)}'`);
    }
    return { target: result, operands: [self, ...placeholders] };
  }

  // -------- calls

  invokeMember(receiver: unknown, name: string, args: readonly unknown[], site: DynamicSite): unknown {
    if (site.candidates) return this.#callCandidates(receiver, site.candidates, name, args, site);
    const member = dynamicObject(receiver)?.$getMember?.(name);
    if (typeof member === 'function') return this.invoke(member, args, site);
    const type = this.#receiverType(receiver);
    const types = this.#argumentTypes(args, site);
    const code = OperationCache.of(site).find([type, ...types], () => {
      const self = placeholder(type, nowhere);
      if (isDelegate(type) && name === 'Invoke') return this.#invocation(self, args, types, site);
      const members = this.#lookup(type, name, site);
      const methods = members.filter((each): each is MethodSymbol => each.kind === 'method');
      if (methods.length > 0) return this.#call(self, methods, name, args, types, site);
      const value = this.#member(self, type, name, site);
      if (!isDelegate(value.type))
        throw failure(`Non-invocable member '${runtimeName(type)}.${name}' cannot be used like a method.`);
      return this.#invocation(value, args, types, site, self);
    });
    return code([natural(receiver, type), ...this.#frame(args, types, site)]);
  }

  invokeStatic(type: NamedType | null, name: string, args: readonly unknown[], site: DynamicSite): unknown {
    const candidates =
      site.candidates ??
      (type ? type.members(name).filter((member): member is MethodSymbol => member.kind === 'method') : []);
    return this.#callCandidates(null, candidates, name, args, site);
  }

  /** Methods that were found at compile time; a receiver is in natural form. */
  #callCandidates(
    receiver: unknown,
    candidates: readonly MethodSymbol[],
    name: string,
    args: readonly unknown[],
    site: DynamicSite,
  ): unknown {
    const types = this.#argumentTypes(args, site);
    const isShared = site.functions === undefined;
    const bind = (): Code =>
      this.#call(
        receiver === null ? null : placeholder(candidates[0]?.containingType ?? dynamicType, nowhere),
        candidates,
        name,
        args,
        types,
        site,
      );
    const code = isShared ? OperationCache.of(site).find(types, bind) : bind();
    const values = this.#frame(args, types, site);
    return code(receiver === null ? values : [receiver, ...values]);
  }

  #call(
    self: BoundPlaceholder | null,
    methods: readonly MethodSymbol[],
    name: string,
    args: readonly unknown[],
    types: readonly (Type | undefined)[],
    site: DynamicSite,
  ): Code {
    const binder = this.#binder(site);
    const { list, placeholders, references } = this.#arguments(args, types, site);
    const usable = methods.filter((method) =>
      isAccessible(method, { containingType: site.context }, self?.type),
    );
    const resolution = resolveOverload(binder, usable.length > 0 ? usable : methods, {
      arguments: list,
      typeArguments: site.typeArguments,
      isExtension: false,
    });
    if (resolution.kind !== 'success')
      throw failureOfResolution(resolution, { kind: 'method', name, count: args.length });
    const { method } = resolution.candidate;
    if (method.isStatic && self && !site.candidates)
      throw failure(
        `Member '${runtimeName(method.containingType!)}.${name}(${method.parameters.map((parameter) => runtimeName(parameter.type)).join(', ')})' cannot be accessed with an instance reference; qualify it with a type name instead`,
      );
    const { result } = this.#attempt(() => placeArguments(binder, resolution.candidate, list, nowhere));
    const call: BoundExpression = {
      kind: 'Call',
      span: nowhere,
      type: method.returnType,
      receiver: method.isStatic ? null : self,
      method,
      arguments: result.arguments,
    };
    return this.#boxed(
      call,
      self ? [self, ...placeholders] : placeholders,
      references,
      functionsOf(methods, site),
    );
  }

  invoke(target: unknown, args: readonly unknown[], site: DynamicSite): unknown {
    const type = this.#receiverType(target);
    if (typeof target !== 'function' || !isNamed(type)) throw failure('Cannot invoke a non-delegate type');
    const types = this.#argumentTypes(args, site);
    const code = OperationCache.of(site).find([type, ...types], () =>
      this.#invocation(placeholder(type, nowhere), args, types, site),
    );
    return code([target, ...this.#frame(args, types, site)]);
  }

  /** @param self the operand of which `delegate` is a member, where it is not the operand itself */
  #invocation(
    delegate: BoundExpression,
    args: readonly unknown[],
    types: readonly (Type | undefined)[],
    site: DynamicSite,
    self?: BoundPlaceholder,
  ): Code {
    const { list, placeholders, references } = this.#arguments(args, types, site);
    const { result, code } = this.#attempt(() => invokeDelegate(this.#binder(site), delegate, list, nowhere));
    if (code !== undefined) {
      const invoke = (delegate.type as NamedType).delegateInvoke;
      if (invoke && invoke.parameters.length !== args.length)
        throw failure(
          `Delegate '${(delegate.type as NamedType).name}' does not take '${args.length}' arguments`,
        );
      throw failure(`Delegate '${runtimeName(delegate.type)}' has some invalid arguments`);
    }
    return this.#boxed(result, [self ?? (delegate as BoundPlaceholder), ...placeholders], references);
  }

  create(type: NamedType, args: readonly unknown[], site: DynamicSite): unknown {
    const types = this.#argumentTypes(args, site);
    const code = OperationCache.of(site).find([type, ...types], () => {
      const binder = this.#binder(site);
      const { list, placeholders, references } = this.#arguments(args, types, site);
      const constructors = type
        .members('.ctor')
        .filter(
          (member): member is MethodSymbol =>
            member.kind === 'method' &&
            !member.isStatic &&
            isAccessible(member, { containingType: site.context }, type),
        );
      const resolution = resolveOverload(binder, constructors, {
        arguments: list,
        typeArguments: [],
        isExtension: false,
      });
      if (resolution.kind !== 'success')
        throw failureOfResolution(resolution, {
          kind: 'constructor',
          name: runtimeName(type),
          count: args.length,
        });
      const { result } = this.#attempt(() => placeArguments(binder, resolution.candidate, list, nowhere));
      return this.#code(
        {
          kind: 'ObjectCreation',
          span: nowhere,
          type,
          constructorMethod: resolution.candidate.method,
          arguments: result.arguments,
          initializer: undefined,
        },
        placeholders,
        references,
      );
    });
    return code(this.#frame(args, types, site));
  }

  // -------- operators and conversions

  unary(operator: string, operand: unknown, site: DynamicSite): unknown {
    const type = this.#typeOf(operand);
    const code = OperationCache.of(site).find([type], () => {
      const binder = this.#binder(site);
      const given = this.#operand(operand, type);
      const isStep = operator === '++' || operator === '--';
      const bound = this.#attempt(() =>
        isStep
          ? this.#step(binder, operator, given)
          : unaryOperation(binder, operator as '+' | '-' | '!' | '~', given.expression, nowhere),
      );
      if (bound.code !== undefined || !bound.result)
        throw failure(
          `Operator '${operator}' cannot be applied to operand of type '${type ? runtimeName(type) : '<null>'}'`,
        );
      return this.#boxed(bound.result, [given.placeholder]);
    });
    return code([type === undefined ? operand : natural(operand, type)]);
  }

  /** `++` and `--`: one more or less, of the operand's type. */
  #step(binder: Binder, operator: '++' | '--', { expression, type }: Operand): BoundExpression | undefined {
    if (type === undefined) return undefined;
    const user = resolveUserUnary(binder, operator, expression);
    if (user && user !== 'ambiguous')
      return {
        kind: 'Unary',
        span: nowhere,
        type: user.resultType,
        operator: '+',
        operandKind: 'userDefined',
        operand: expression as BoundExpression,
        isLifted: false,
        isChecked: false,
        method: user.method,
      };
    const sum = binaryOperation(
      binder,
      operator === '++' ? '+' : '-',
      expression,
      literal(1, this.#library.special('int'), nowhere),
      nowhere,
    );
    const back = classifyExplicit(this.#library, sum, type);
    return back && specialOf(type) !== 'string' && specialOf(type) !== 'bool'
      ? applyConversion(binder, sum, back, type)
      : undefined;
  }

  binary(operator: string, left: unknown, right: unknown, site: DynamicSite): unknown {
    const own = dynamicObject(left)?.$binary?.(operator, right);
    if (own !== undefined) return own;
    if (left instanceof EventReference && (operator === '+' || operator === '-'))
      return new EventChange(left.event, right, operator === '+');
    const leftType = this.#typeOf(left, site.arguments[0]);
    const rightType = this.#typeOf(right, site.arguments[1]);
    const code = OperationCache.of(site).find([leftType, rightType], () => {
      const binder = this.#binder(site);
      const bind = (
        areConstant: boolean,
      ): {
        readonly bound: { readonly result: BoundExpression; readonly code: string | undefined };
        readonly operands: readonly BoundPlaceholder[];
      } => {
        const one = this.#operand(left, leftType, areConstant ? site.arguments[0] : undefined);
        const other = this.#operand(right, rightType, areConstant ? site.arguments[1] : undefined);
        return {
          bound: this.#attempt(() =>
            binaryOperation(binder, operator as BinaryOperator, one.expression, other.expression, nowhere),
          ),
          operands: [one.placeholder, other.placeholder],
        };
      };
      let found = bind(true);
      // What would be wrong with a constant, such as a division by zero, is wrong only when it happens.
      if (found.bound.code !== undefined) found = bind(false);
      if (found.bound.code !== undefined) {
        const names = [leftType, rightType].map((type) => (type ? runtimeName(type) : '<null>'));
        throw failure(
          `Operator '${operator}' ${found.bound.code === 'CS0034' ? 'is ambiguous on' : 'cannot be applied to'} operands of type '${names[0]}' and '${names[1]}'`,
        );
      }
      return this.#boxed(found.bound.result, found.operands);
    });
    return code(this.#frame([left, right], [leftType, rightType]));
  }

  convert(value: unknown, type: Type, explicit: boolean, site: DynamicSite): unknown {
    if (type.kind === 'dynamic' || specialOf(type) === 'object') return value;
    if (value === null) {
      if (canBeNull(type) || type.kind === 'typeParameter') return null;
      throw failure(`Cannot convert null to '${runtimeName(type)}' because it is a non-nullable value type`);
    }
    if (isInstance(value, type)) return natural(value, type);
    const own = dynamicObject(value)?.$convert?.(type);
    if (own !== undefined) return own;
    const from = typeOf(value);
    const code = OperationCache.of(site).find([from, type], () => {
      const given = this.#operand(value, from);
      return this.#code(this.#converted(site, given, type, explicit), [given.placeholder]);
    });
    return code([natural(value, from)]);
  }

  #converted(site: DynamicSite, { expression, type }: Operand, to: Type, explicit: boolean): BoundExpression {
    const conversion = (explicit ? classifyExplicit : classifyImplicit)(this.#library, expression, to);
    if (!conversion || conversion.ambiguous) throw failure(this.#conversionMessage(type, to, explicit));
    return applyConversion(this.#binder(site), expression, conversion, to);
  }

  #conversionMessage(from: Type | undefined, to: Type, explicit: boolean): string {
    if (from === undefined)
      return `Cannot convert null to '${runtimeName(to)}' because it is a non-nullable value type`;
    const names = `'${runtimeName(from)}' to '${runtimeName(to)}'`;
    if (explicit) return `Cannot convert type ${names}`;
    const hint = classifyExplicit(this.#library, placeholder(from, nowhere), to)
      ? '. An explicit conversion exists (are you missing a cast?)'
      : '';
    return `Cannot implicitly convert type ${names}${hint}`;
  }

  isTrue(value: unknown, site: DynamicSite): boolean {
    if (typeof value === 'boolean') return value;
    const bool = this.#library.special('bool');
    if (value === null) throw failure(this.#conversionMessage(undefined, bool, false));
    const type = typeOf(value);
    const code = OperationCache.of(site).find([type], () => {
      const binder = this.#binder(site);
      const given = this.#operand(value, type);
      if (classifyImplicit(this.#library, given.expression, bool))
        return this.#code(this.#converted(site, given, bool, false), [given.placeholder]);
      const user = resolveUserUnary(binder, 'true', given.expression);
      if (!user || user === 'ambiguous') throw failure(this.#conversionMessage(type, bool, false));
      return this.#code(
        {
          kind: 'Call',
          span: nowhere,
          type: bool,
          receiver: null,
          method: user.method,
          arguments: [{ value: given.placeholder, refKind: 'none' }],
        },
        [given.placeholder],
      );
    });
    return code([natural(value, type)]) === true;
  }

  // -------- code

  #code(
    bound: BoundExpression,
    operands: readonly BoundPlaceholder[],
    references: ReadonlySet<BoundExpression> = new Set(),
    functions: ReadonlyMap<MethodSymbol, Callable> = new Map(),
  ): Code {
    return compileExpression(bound, {
      slots: operandSlots(operands),
      boxedReferences: references,
      functions,
    });
  }
  /** The same, with the result boxed; nothing gives null. */
  #boxed(
    bound: BoundExpression,
    operands: readonly BoundPlaceholder[],
    references?: ReadonlySet<BoundExpression>,
    functions?: ReadonlyMap<MethodSymbol, Callable>,
  ): Code {
    const code = this.#code(bound, operands, references, functions);
    const type = erase(bound.type);
    if (isVoid(type)) {
      return (frame) => {
        code(frame);
        return null;
      };
    }
    return (frame) => box(code(frame), type);
  }
}

/** What `d.Event` is, until something is added to it or taken away. */
class EventReference {
  readonly event: EventSymbol;
  constructor(event: EventSymbol) {
    this.event = event;
  }
}
/** `d.Event + handler`, on its way to be assigned. */
class EventChange {
  readonly event: EventSymbol;
  readonly handler: unknown;
  readonly isAddition: boolean;
  constructor(event: EventSymbol, handler: unknown, isAddition: boolean) {
    this.event = event;
    this.handler = handler;
    this.isAddition = isAddition;
  }
}

function dynamicObject(value: unknown): DynamicObject | undefined {
  return typeof value === 'object' && value !== null ? (value) : undefined;
}

/** A boxed value in the natural form of its type. */
function natural(value: unknown, type: Type): unknown {
  return value !== null && isValueType(type) ? unbox(value, erase(type)) : value;
}

/** Type parameters of the code around are not known as such at run time. */
function isOpen(type: Type): boolean {
  if (type.kind === 'typeParameter') return true;
  if (type.kind === 'array') return isOpen(type.element);
  return 'typeArguments' in type && type.typeArguments.some(isOpen);
}

function functionsOf(
  methods: readonly MethodSymbol[],
  { functions }: DynamicSite,
): ReadonlyMap<MethodSymbol, Callable> {
  const found = new Map<MethodSymbol, Callable>();
  methods.forEach((method, index) => {
    const own = functions?.[index];
    if (own) found.set(method.definition, own);
  });
  return found;
}
