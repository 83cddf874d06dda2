// Variables: what can be read, assigned, passed by reference. Each is taken apart once (`setup`), then read and written.
import type { ArrayType, NamedType } from '../../metadata/symbols.ts';
import type { TextSpan } from '../../text/source-text.ts';
import type {
  BoundArgument,
  BoundAssignment,
  BoundExpression,
  DynamicArgument,
} from '../binding/bound-tree/bound-nodes.ts';
import { accessorOf } from '../binding/lookup/accessors.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { arrayStore, mayBeMoreDerived } from './array-stores.ts';
import { accessorCall } from './calls.ts';
import { dynamicSite } from './dynamic.ts';
import type { FunctionScope } from './function-scope.ts';
import { indexAccess } from './index-access.ts';
import { member, quote } from './js-text.ts';
import { lateReceiver } from './late-checks.ts';
import { isSpan } from '../symbols/type-facts.ts';
import { receiverCode, valueCode } from './values.ts';
import { staticsCode } from './statics.ts';

/** A target whose parts are evaluated once, to be read and written. */
export interface LValue {
  /** Expressions to be evaluated first, in order. */
  readonly setup: readonly string[];
  readonly get: () => string;
  /** Stores a value. `isExpression` tells whether the code has the value stored as its own value. */
  readonly set: (value: string) => string;
  readonly setGivesValue: boolean;
  /** A `Ref` to it, where that is not made of `get` and `set`. */
  readonly reference?: (() => string) | undefined;
}

/** Whether the variable holds a `Ref` rather than the value. */
export function isCell(local: LocalSymbol): boolean {
  return local.isByRef || local.refKind !== 'none';
}

/** The name of a variable, the frame included for the script's. */
export function localCode(scope: FunctionScope, local: LocalSymbol): string {
  const name = scope.program.localName(local);
  if (local.owner !== null && !scope.program.declaredLocals.has(local)) scope.root.mentioned.add(local);
  return scope.program.frameVariables.has(local) ? `$f.${name}` : name;
}

/** Where the value of a variable is: in it, or in its cell. */
export function storageCode(scope: FunctionScope, local: LocalSymbol): string {
  const name = localCode(scope, local);
  return isCell(local) ? `${name}.v` : name;
}

/** An expression evaluated once: itself when it is a name that cannot change meanwhile, else a temporary. */
function once(scope: FunctionScope, code: string, setup: string[]): string {
  if (/^(?:\$?this|\$k\d+|-?\d+|\(-\d+\))$/.test(code)) return code;
  const temp = scope.temp();
  setup.push(`${temp} = ${code}`);
  return temp;
}

/** Takes a part of a target: gives the code by which it is named from then on. */
type TakePart = (code: string) => string;
/** The same for the object to which the target belongs. */
type TakeOwner = (receiver: BoundExpression) => string;

/** What a JavaScript expression can name as it is. */
function place(setup: readonly string[], code: string, reference?: () => string): LValue {
  return { setup, get: () => code, set: (value) => `(${code} = ${value})`, setGivesValue: true, reference };
}

/** What a `Ref` stands for. `reference` is asked for each use, because each has a place of its own in the source. */
function placeBehind(setup: readonly string[], reference: () => string): LValue {
  return {
    setup,
    get: () => `${reference()}.v`,
    set: (value) => `(${reference()}.v = ${value})`,
    setGivesValue: true,
    reference,
  };
}

/** What the run-time binder is told of a value that is stored in a dynamic target. */
type Stored = BoundAssignment['given'] | CompoundStore;

/** That what is stored was made of what was read. */
interface CompoundStore {
  readonly isCompound: true;
  readonly isChecked: boolean;
}

/**
 * @param isRepeated it is read before it is written, so that its parts must be evaluated once
 * @param isLate its parts are evaluated before a value is, and looked at after that
 */
export function lvalue(
  scope: FunctionScope,
  node: BoundExpression,
  isRepeated: boolean,
  isLate: boolean = false,
  stored?: Stored,
): LValue {
  const setup: string[] = [];
  const part: TakePart = (code) => (isRepeated || isLate ? once(scope, code, setup) : code);
  const owner: TakeOwner = (receiver) =>
    isLate ? lateReceiver(scope, receiver, setup) : part(receiverCode(scope, receiver));
  switch (node.kind) {
    case 'Local': {
      const name = localCode(scope, node.local);
      return isCell(node.local) ? placeBehind(setup, () => name) : place(setup, name);
    }
    case 'Discard':
      return {
        setup,
        get: () => 'undefined',
        set: (value) => value,
        setGivesValue: true,
        reference: () => '{ v: undefined }',
      };
    case 'This':
      return {
        setup,
        get: () => scope.thisName,
        set: (value) => `${scope.thisName}.$assign(${value})`,
        setGivesValue: true,
        reference: () => `$r.structRef(${scope.thisName})`,
      };
    case 'FieldAccess':
      return fieldTarget(scope, node, setup, part, owner);
    case 'EventAccess': {
      const holder = part(ownerCode(scope, node, node.event));
      return place(setup, holder + member(scope.program.fieldEvents.get(node.event.definition)!));
    }
    case 'PropertyAccess':
      return propertyTarget(scope, node, setup, part, owner);
    case 'ArrayAccess':
      return arrayTarget(scope, node, setup, part, isLate ? owner : undefined);
    case 'IndexOrRangeAccess': {
      const access = indexAccess(scope, node, setup);
      const inner = lvalue(scope, access, isRepeated);
      return { ...inner, setup: [...setup, ...inner.setup] };
    }
    case 'DynamicMember': {
      const holder = part(scope.emit(node.receiver));
      const read = dynamicSite(scope, [], { isCompound: isCompound(stored) });
      const write = writingSite(scope, [], stored);
      return {
        setup,
        get: () => `${scope.mark(node.span)}$dyn.getMember(${holder}, ${quote(node.name)}, ${read})`,
        set: (value) =>
          `${scope.mark(node.span)}$dyn.setMember(${holder}, ${quote(node.name)}, ${value}, ${write})`,
        setGivesValue: true,
      };
    }
    case 'DynamicIndex': {
      const holder = part(scope.emit(node.receiver));
      const indices = node.arguments.map(({ value }) => part(scope.emit(value)));
      const read = dynamicSite(scope, node.arguments, {});
      const write = writingSite(scope, node.arguments, stored);
      return {
        setup,
        get: () => `${scope.mark(node.span)}$dyn.getIndex(${holder}, [${indices.join()}], ${read})`,
        set: (value) =>
          `${scope.mark(node.span)}$dyn.setIndex(${holder}, [${indices.join()}], ${value}, ${write})`,
        setGivesValue: true,
      };
    }
    default: {
      // A call that returns by reference, or a placeholder that stands for a value.
      if (!givesReference(node)) return place(setup, scope.emit(node));
      const reference = part(referenceOf(scope, node));
      return placeBehind(setup, () => reference);
    }
  }
}

const isCompound = (stored: Stored | undefined): stored is CompoundStore =>
  stored !== undefined && 'isCompound' in stored;

function writingSite(
  scope: FunctionScope,
  indices: readonly DynamicArgument[],
  stored: Stored | undefined,
): string {
  if (isCompound(stored)) return dynamicSite(scope, indices, stored);
  return dynamicSite(
    scope,
    stored ? [...indices, { ...stored, name: undefined, refKind: 'none' }] : indices,
    {},
  );
}

/** The object that has the member: the receiver, or that of the type's static members. */
function ownerCode(
  scope: FunctionScope,
  { receiver, span }: Target<'FieldAccess' | 'EventAccess' | 'PropertyAccess'>,
  { containingType }: { readonly containingType: NamedType | null },
): string {
  return receiver ? receiverCode(scope, receiver) : staticsCode(scope, containingType!, span);
}

type Target<Kind extends BoundExpression['kind']> = Extract<BoundExpression, { readonly kind: Kind }>;

function fieldTarget(
  scope: FunctionScope,
  node: Target<'FieldAccess'>,
  setup: string[],
  part: TakePart,
  take: TakeOwner,
): LValue {
  const { field, receiver } = node;
  // Static fields of the library are read-only.
  if (receiver === null && !scope.program.typeNames(field.containingType!))
    return {
      setup,
      get: () => scope.program.constant(field.definition.staticValue),
      set: () => 'undefined',
      setGivesValue: true,
    };
  const key = field.definition.key ?? field.name;
  const owner = receiver ? take(receiver) : part(ownerCode(scope, node, field));
  if (field.refKind !== 'none')
    return placeBehind(setup, () => `(${owner}${member(key)} ?? ${scope.mark(node.span)}$r.nre())`);
  return place(setup, owner + member(key), () => `$r.fieldRef(${owner}, ${quote(key)})`);
}

function propertyTarget(
  scope: FunctionScope,
  node: Target<'PropertyAccess'>,
  setup: string[],
  part: TakePart,
  take: TakeOwner,
): LValue {
  const { property } = node;
  const field = scope.program.fieldProperties.get(property.definition);
  if (field !== undefined) {
    const owner = node.receiver ? take(node.receiver) : part(ownerCode(scope, node, property));
    return place(setup, owner + member(field));
  }
  const receiver = node.receiver === null || node.receiver.kind === 'Base' ? undefined : take(node.receiver);
  const indices = indicesOf(scope, node, setup, part);
  if (property.name === 'this[]' && receiver !== undefined && isSpan(node.receiver!.type))
    return spanElement(scope, receiver, indices[0]!, node.span, setup);
  const get = (): string =>
    accessorCall(scope, accessorOf(property, 'getMethod')!, node.receiver, receiver, indices, node.span);
  if (property.getMethod !== undefined && property.getMethod.refKind !== 'none')
    return placeBehind(setup, get);
  const setter = accessorOf(property, 'setMethod');
  if (!setter) {
    // A get-only property in its constructor: what is set is the field behind it.
    const key = member(scope.program.backingFields.get(property.definition)!);
    return {
      setup,
      get,
      set: (value) => `(${receiver ?? scope.thisName}${key} = ${value})`,
      setGivesValue: true,
    };
  }
  return {
    setup,
    get,
    set: (value) => accessorCall(scope, setter, node.receiver, receiver, [...indices, value], node.span),
    setGivesValue: false,
  };
}

/** The indices in the order of the parameters, evaluated in the order in which they stand. */
function indicesOf(
  scope: FunctionScope,
  node: Target<'PropertyAccess'>,
  setup: string[],
  part: TakePart,
): readonly string[] {
  // What `in` takes is the variable itself.
  const code = ({ value, refKind }: BoundArgument): string =>
    refKind === 'none' ? valueCode(scope, value) : scope.emit(value);
  if (!node.evaluationOrder) return node.arguments.map((argument) => part(code(argument)));
  const codes: string[] = [];
  for (const index of node.evaluationOrder) codes[index] = once(scope, code(node.arguments[index]!), setup);
  return node.arguments.map((argument, index) => codes[index] ?? code(argument));
}

function spanElement(
  scope: FunctionScope,
  span: string,
  index: string,
  at: TextSpan,
  setup: string[],
): LValue {
  const mark = scope.mark(at);
  return {
    setup,
    get: () => `${span}.${mark}get(${index})`,
    set: (value) => `${span}.${mark}set(${index}, ${value})`,
    setGivesValue: true,
    reference: () => `${span}.${mark}ref(${index})`,
  };
}

function arrayTarget(
  scope: FunctionScope,
  node: Target<'ArrayAccess'>,
  setup: string[],
  part: TakePart,
  take: TakeOwner | undefined,
): LValue {
  const array = take ? take(node.array) : receiverCode(scope, node.array);
  const { element, rank } = node.array.type as ArrayType;
  if (rank > 1) {
    const owner = take ? array : part(array);
    const indices = node.indices.map((index) => part(scope.emit(index)));
    const at = `${scope.mark(node.span)}$r.multiIndex(${owner}, ${indices.join()})`;
    return {
      setup,
      get: () => `$r.multiGet(${owner}, ${at})`,
      set: (value) =>
        `$r.multiSet(${owner}, ${at}, ${mayBeMoreDerived(element) ? `$r.storable(${owner}.$elementType, ${value}, ${scope.typeCode(element)})` : value})`,
      setGivesValue: true,
      reference: () => `$r.elementRef(${owner}.items, ${at})`,
    };
  }
  const owner = take ? array : once(scope, array, setup);
  const index = once(scope, scope.emit(node.indices[0]!), setup);
  const at = (): string => `${scope.mark(node.span)}$r.at(${owner}, ${index})`;
  return {
    setup,
    get: () => `${owner}[${at()}]`,
    set: (value) => arrayStore(scope, owner, at(), value, element),
    setGivesValue: true,
    reference: () =>
      mayBeMoreDerived(element)
        ? `$r.checkedElementRef(${owner}, ${at()}, ${scope.typeCode(element)})`
        : `$r.elementRef(${owner}, ${at()})`,
  };
}

/** Whether an expression gives a `Ref`: a call or property that returns by reference, or a choice of variables. */
export function givesReference(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Call':
      return node.method.refKind !== 'none';
    case 'DelegateInvocation':
      return node.delegate.type.kind === 'delegate' && node.delegate.type.delegateInvoke?.refKind !== 'none';
    case 'Conditional':
      return node.isRef;
    default:
      return false;
  }
}

/** The `Ref` itself of something for which {@link givesReference} holds. */
function referenceOf(scope: FunctionScope, node: BoundExpression): string {
  if (node.kind === 'Conditional')
    return `(${scope.emit(node.condition)} ? ${referenceCode(scope, node.whenTrue)} : ${referenceCode(scope, node.whenFalse)})`;
  return scope.areas.reference(scope, node);
}

/** A `Ref` to a variable: what `ref`, `out` and `in` arguments are. Values are put into a cell. */
export function referenceCode(scope: FunctionScope, node: BoundExpression): string {
  switch (node.kind) {
    case 'RefExpression':
      return referenceCode(scope, node.operand);
    case 'Local':
    case 'Discard':
    case 'This':
    case 'FieldAccess':
    case 'ArrayAccess':
    case 'PropertyAccess':
    case 'IndexOrRangeAccess':
    case 'DynamicMember':
    case 'DynamicIndex':
      break;
    default:
      return givesReference(node) ? referenceOf(scope, node) : `{ v: ${valueCode(scope, node)} }`;
  }
  const target = lvalue(scope, node, node.kind !== 'Local');
  const reference =
    target.reference?.() ?? `$r.accessRef(() => ${target.get()}, ($v) => ${target.set('$v')})`;
  return target.setup.length > 0 ? `(${[...target.setup, reference].join(', ')})` : reference;
}
