// Calls of methods and accessors, of the template's own and of the library's.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { BoundArgument, BoundCall, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { isReadOnlyReference } from '../symbols/local-symbols.ts';
import { isNullable, isReferenceType, stripNullable } from '../symbols/type-extensions.ts';
import { argumentCodes, libraryArguments, shownCode } from './call-arguments.ts';
import { delegateCall } from './delegate-calls.ts';
import type { FunctionScope } from './function-scope.ts';
import { identityCode } from './identity.ts';
import { intrinsicCall } from './intrinsics.ts';
import { member, quote, sequence } from './js-text.ts';
import { evaluated, isCheckedLate, lateReceiver } from './late-checks.ts';
import { givenDelegate, libraryValues } from './library-values.ts';
import { copyCode, defaultCode, receiverCode, valueCode } from './values.ts';

/** A call of a method. */
export function emitCall(scope: FunctionScope, node: BoundCall): string {
  const { method } = node;
  if (method.refKind !== 'none') return `${referenceCall(scope, node)}.v`;
  return referenceCall(scope, node);
}

/** The call as JavaScript sees it: its value is a `Ref` for methods that return by reference. */
export function referenceCall(scope: FunctionScope, node: BoundCall): string {
  const { method, receiver } = node;
  if (receiver && method.name === 'Invoke' && method.containingType?.kind === 'delegate') {
    return delegateCall(scope, receiver, node);
  }
  const isLate = receiver !== null && !method.isStatic && isCheckedLate(receiver, node.arguments);
  const needsReceiverFirst = node.evaluationOrder !== undefined && receiver !== null && !method.isStatic;
  const setupReceiver: string[] = [];
  let receiverText = isLate
    ? methodReceiver(scope, method, receiver, lateReceiver(scope, receiver, setupReceiver))
    : receiver && !method.isStatic && receiver.kind !== 'Base'
      ? methodReceiver(scope, method, receiver)
      : undefined;
  if (!isLate && needsReceiverFirst && receiverText !== undefined) {
    const temp = scope.temp();
    setupReceiver.push(`${temp} = ${receiverText}`);
    receiverText = temp;
  }
  const given = argumentCodes(scope, node.arguments, node.evaluationOrder);
  const setup = [...given.setup];
  const codes = libraryArguments(
    scope,
    method,
    node.arguments,
    isLate ? evaluated(scope, given.codes, setup) : given.codes,
  );
  if (
    method.name === 'ReferenceEquals' &&
    method.containingType?.special === 'object' &&
    setup.length === 0
  ) {
    const [a, b] = node.arguments as readonly [BoundArgument, BoundArgument];
    const known = identityCode(scope, a.value, b.value, codes[0]!, codes[1]!);
    if (known !== undefined) return known;
  }
  const simple =
    receiver && receiverText !== undefined
      ? nullableMember(scope, method, receiver, receiverText, codes, node.span)
      : undefined;
  if (simple !== undefined) return sequence([...setupReceiver, ...setup, simple]);
  const copies = copiesOfOutput(scope, node, codes);
  const call = callCode(scope, method, receiver, receiverText, codes, node.span);
  if (copies.length === 0) return sequence([...setupReceiver, ...setup, call]);
  const result = scope.temp();
  return sequence([...setupReceiver, ...setup, `${result} = ${call}`, ...copies, result]);
}

/** What the library puts out is what it holds: mutable structs are copied from there. The references get names. */
function copiesOfOutput(
  scope: FunctionScope,
  { method, arguments: args }: BoundCall,
  codes: string[],
): string[] {
  if (scope.program.methods.has(method.definition)) return [];
  return args.flatMap(({ value, refKind }, index) => {
    if (refKind !== 'out' || !scope.program.isCopied(value.type)) return [];
    const reference = scope.temp();
    codes[index] = `(${reference} = ${codes[index]!})`;
    return [`${reference}.v = ${copyCode(scope, `${reference}.v`, value.type)}`];
  });
}

/**
 * The receiver in the form that the method's code expects: boxed for methods of `object`, `ValueType`, `Enum`, interfaces.
 * @param text the receiver's code, where it is evaluated already
 */
function methodReceiver(
  scope: FunctionScope,
  method: MethodSymbol,
  receiver: BoundExpression,
  text?: string,
): string {
  const type = erase(receiver.type);
  if (!method.isStatic && isBoxedFor(scope, method, type))
    return boxCode(
      scope,
      text ?? (type.kind === 'delegate' ? receiverCode(scope, receiver) : scope.emit(receiver)),
      type,
    );
  // What cannot be changed through its variable is changed as a copy.
  if (!isReadOnlyMethod(method) && isReadOnlyVariable(receiver) && scope.program.isCopied(receiver.type))
    return text === undefined ? valueCode(scope, receiver) : copyCode(scope, text, receiver.type);
  return text ?? receiverCode(scope, receiver);
}
const isReadOnlyMethod = ({ flags, containingType }: MethodSymbol): boolean =>
  flags.isReadOnly === true || containingType?.flags.isReadOnly === true;
/** Whether a struct cannot be changed where it stands. */
function isReadOnlyVariable(receiver: BoundExpression): boolean {
  switch (receiver.kind) {
    case 'PropertyAccess':
      return receiver.property.getMethod?.refKind !== 'ref';
    case 'Call':
      return receiver.method.refKind !== 'ref';
    case 'DelegateInvocation': {
      const { type } = receiver.delegate;
      return type.kind !== 'delegate' || type.delegateInvoke?.refKind !== 'ref';
    }
    case 'Assignment':
      return !receiver.isRef;
    case 'Await':
      return true;
    case 'Conversion':
      return true;
    case 'IndexOrRangeAccess':
      return isReadOnlyVariable(receiver.access);
    case 'This':
      return receiver.isReadOnly;
    case 'Local':
      return isReadOnlyReference(receiver.local) || receiver.local.readOnly === 'range';
    case 'Conditional':
      return (
        receiver.isRef && (isReadOnlyVariable(receiver.whenTrue) || isReadOnlyVariable(receiver.whenFalse))
      );
    case 'FieldAccess': {
      const { field, receiver: owner } = receiver;
      if (field.flags.isReadOnly) return !(owner?.kind === 'This' && owner.isConstructor);
      return owner !== null && !isReferenceType(owner.type) && isReadOnlyVariable(owner);
    }
    default:
      return false;
  }
}

/** Whether a method of `object`, `ValueType`, `Enum` or an interface is called on a delegate or a value of a type of the library. */
export function isBoxedFor(scope: FunctionScope, { containingType }: MethodSymbol, type: Type): boolean {
  if (type.kind === 'delegate') return containingType !== null && containingType.kind !== 'delegate';
  return (
    type.kind !== 'typeParameter' &&
    'isValueType' in type &&
    type.isValueType &&
    containingType?.isValueType === false &&
    !scope.program.types.has(type.definition)
  );
}

/** Boxes a natural value of a type that is known. */
export function boxCode(scope: FunctionScope, code: string, type: Type): string {
  return `$r.box(${code}, ${scope.typeCode(type)})`;
}

/** A call of a getter, setter, adder or remover. */
export function accessorCall(
  scope: FunctionScope,
  accessor: MethodSymbol,
  receiver: BoundExpression | null,
  receiverText: string | undefined,
  args: readonly string[],
  span: TextSpan,
): string {
  if (receiver && receiverText !== undefined && receiver.kind !== 'Base') {
    const simple = nullableMember(scope, accessor, receiver, receiverText, args, span);
    if (simple !== undefined) return simple;
    const type = erase(receiver.type);
    if (isBoxedFor(scope, accessor, type))
      return callCode(scope, accessor, receiver, boxCode(scope, receiverText, type), args, span);
  }
  return callCode(scope, accessor, receiver, receiverText, args, span);
}

/** The members of `Nullable<T>`, whose values do not know their type. */
function nullableMember(
  scope: FunctionScope,
  method: MethodSymbol,
  receiver: BoundExpression,
  self: string,
  args: readonly string[],
  span: TextSpan,
): string | undefined {
  if (!isNullable(receiver.type) || method.isStatic) return undefined;
  switch (method.name) {
    case 'get_HasValue':
      return `(${self} !== null)`;
    case 'get_Value':
      return `(${self} ?? ${scope.mark(span)}$r.noValue())`;
    case 'GetValueOrDefault':
      return `(${self} ?? ${args[0] ?? defaultCode(scope, stripNullable(receiver.type))})`;
    case 'ToString':
      return `$r.textOf(${natural(scope, method, receiver, self)}, ${scope.typeCode(receiver.type)})`;
    case 'Equals':
      return `$r.objectEquals(${boxed(scope, method, receiver, self)}, ${args[0]!})`;
    case 'GetHashCode':
      return `$r.hash(${self})`;
    case 'GetType':
      return `${scope.mark(span)}$r.typeOfNonNull(${boxed(scope, method, receiver, self)})`;
    default:
      return undefined;
  }
}
const isInherited = (method: MethodSymbol): boolean => method.containingType?.isValueType === false;

/** A receiver that was boxed for a method of `object` as it was before. */
function natural(
  scope: FunctionScope,
  method: MethodSymbol,
  receiver: BoundExpression,
  self: string,
): string {
  return isInherited(method) ? scope.emit(receiver) : self;
}

function boxed(scope: FunctionScope, method: MethodSymbol, receiver: BoundExpression, self: string): string {
  return isInherited(method) ? self : boxCode(scope, self, erase(receiver.type));
}

/** @param receiverText absent for static methods and for calls through `base` */
export function callCode(
  scope: FunctionScope,
  method: MethodSymbol,
  receiver: BoundExpression | null,
  receiverText: string | undefined,
  args: readonly string[],
  span: TextSpan,
): string {
  const { program } = scope;
  const definition = method.definition;
  const typeArguments = method.typeArguments.map((type) => scope.typeCode(type));
  const form = program.methods.get(definition);
  const mark = scope.mark(span);
  if (method.constrainedTo) {
    const callee = `$r.staticVirtual(${scope.typeCode(method.constrainedTo)}, ${program.constant(definition)}, ${scope.typeCode(method.containingType!)})`;
    return `${mark}${callee}(${[...args, ...typeArguments].join()})`;
  }
  if (method.isStatic || receiver === null) {
    const self =
      method.containingType && method.containingType.definition.typeParameters.length > 0
        ? [scope.typeCode(method.containingType)]
        : [];
    if (form?.kind === 'function')
      return `${mark}${form.name}(${[...(form.usesFrame ? ['$f'] : []), ...args, ...self, ...typeArguments].join()})`;
    return givenDelegate(
      definition,
      `${mark}${program.constant(implementation(definition))}(${[...libraryValues(scope, method, args), ...self, ...typeArguments].join()})`,
    );
  }
  const all = form ? [...args, ...typeArguments] : [...libraryValues(scope, method, args), ...typeArguments];
  if (receiver.kind === 'Base') return baseCall(scope, receiver.type, method, all, mark);
  const type = erase(receiver.type);
  const self = isSequence(method.containingType!)
    ? shownCode(scope, receiverText!, method.containingType!)
    : receiverText!;
  if (program.analysis.repeatedInterfaces.has(definition.containingType!)) {
    const called = [program.constant(definition), scope.typeCode(method.containingType!), ...all];
    return type.kind === 'typeParameter'
      ? `${mark}$r.constrainedInterfaceCall(${[self, scope.typeCode(type), ...called].join()})`
      : `${mark}$r.interfaceCall(${[self, ...called].join()})`;
  }
  if (type.kind === 'typeParameter') {
    return `${mark}$r.constrained(${[self, scope.typeCode(type), program.constant(definition), ...all].join()})`;
  }
  if (form?.kind === 'instance') {
    const key = member(form.key);
    return key.startsWith('.')
      ? `${self}.${mark}${key.slice(1)}(${all.join()})`
      : `${self}${mark}${key}(${all.join()})`;
  }
  if (form) return `${mark}${form.name}(${[self, ...all].join()})`;
  const intrinsic = intrinsicCall(definition, type, self, all);
  if (intrinsic !== undefined) return `${mark}${intrinsic}`;
  const container = definition.containingType!;
  if (container.special === 'object' || container.name === 'ValueType' || container.name === 'Enum') {
    const known = { $toString: '$r.toText', $equals: '$r.objectEquals', $hash: '$r.hash' }[
      definition.key ?? ''
    ];
    if (known && container.special === 'object') return `${mark}${known}(${[self, ...all].join()})`;
  }
  const called = isVirtual(definition, container)
    ? program.virtualCall(definition)
    : program.constant(implementation(definition));
  return givenDelegate(definition, `${mark}${called}(${[self, ...all].join()})`);
}

/** What is asked of a sequence as such, whatever else the object is. */
const isSequence = ({ kind, namespace, name, typeArguments }: NamedType): boolean =>
  kind === 'interface' &&
  typeArguments.length === 1 &&
  namespace === 'System.Collections.Generic' &&
  (name === 'IEnumerable' || name === 'ICollection' || name === 'IReadOnlyCollection');

/** Whether objects may bring their own implementation. */
function isVirtual(method: MethodSymbol, container: NamedType): boolean {
  if (method.key === undefined) return false;
  if (container.kind === 'interface') return true;
  return container.kind === 'class' && !container.flags.isSealed && !container.isValueType;
}

function implementation(method: MethodSymbol): (...args: never[]) => unknown {
  return method.implementation ?? missing(method);
}

function missing(method: MethodSymbol): (...args: never[]) => unknown {
  throw new Error(`Nothing stands behind ${method.containingType?.name ?? ''}.${method.name}`);
}

function baseCall(
  scope: FunctionScope,
  base: Type,
  method: MethodSymbol,
  args: readonly string[],
  mark: string,
): string {
  const { key } = method.definition;
  const record = base.kind === 'class' && base.flags.isRecord && scope.program.types.get(base.definition);
  // What the compiler made for a record has no symbol of its own.
  if (record && (key === '$toString' || key === '$hash'))
    return `${record.className}.prototype.${key}.${mark}call(${scope.thisName})`;
  const form = scope.program.methods.get(method.definition);
  const names = method.containingType && scope.program.types.get(method.containingType.definition);
  if (form?.kind === 'instance' && names)
    return `${names.className}.prototype${member(form.key)}.${mark}call(${[scope.thisName, ...args].join()})`;
  if (method.definition.containingType?.special === 'object') {
    if (key === '$toString') return `$r.baseText(${scope.thisName})`;
    if (key === '$equals') return `(${scope.thisName} === ${args[0]})`;
    if (key === '$hash') return `$r.identityHash(${scope.thisName})`;
  }
  const code = scope.program.constant(implementation(method.definition));
  const own = scope.type && scope.program.types.get(scope.type.definition);
  // What the library does there may ask the object for its text, which would be that of the override.
  const asked =
    own && key?.startsWith('$') ? `$r.baseMember(${own.className}, ${quote(key)}, ${code})` : code;
  return `${mark}${asked}(${[scope.thisName, ...args].join()})`;
}
