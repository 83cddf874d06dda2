// What emitting wants to know of a whole program beforehand: which script variables several blocks use, and
// which structs are ever changed in place (others need no copies).
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type {
  BoundArgument,
  BoundExpression,
  BoundLocalDeclaration,
  BoundPlaceholder,
  BoundProgram,
} from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { tellsBoxesApart } from './box-identity.ts';
import { findHeldStructs } from './held-structs.ts';
import { visitNodes } from './visit-nodes.ts';

/** What the whole program is known to do or not to do. */
export interface ProgramAnalysis {
  /** Script variables used by more than one block, or by a function at the top of the script. */
  readonly sharedVariables: ReadonlySet<LocalSymbol>;
  /** Definitions of structs that some code changes in place. */
  readonly copiedStructs: ReadonlySet<NamedType>;
  /** Definitions of structs of which another one is stored by changing the one that a variable holds. */
  readonly heldStructs: ReadonlySet<NamedType>;
  /** Whether some `catch` has a `when`, so that it matters when clauses are looked for. */
  readonly hasFilters: boolean;
  /** What variables hold that get a value where they are declared and never another one. */
  readonly soleValues: ReadonlyMap<LocalSymbol, BoundExpression>;
  /** Variables that are assigned, in whole or in part, elsewhere than where they are declared. */
  readonly changedVariables: ReadonlySet<LocalSymbol>;
  /** Whether some code may tell apart boxes that hold the same value. */
  readonly comparesBoxes: boolean;
  /** Definitions of interfaces that some type of the template has with several type arguments. */
  readonly repeatedInterfaces: ReadonlySet<NamedType>;
}

/** Looks through the program once. */
export function analyzeProgram(program: BoundProgram): ProgramAnalysis {
  const walker = new ProgramWalker();
  for (const submission of program.submissions) walker.scan(submission, submission.function);
  for (const { function: body } of program.functions) {
    walker.scan('function', body);
    visitNodes(body, ({ local }) => {
      if (isScriptVariable(local)) walker.shared.add(local);
    });
  }
  for (const type of program.types) {
    for (const method of type.methods) walker.scan(type, method, isConstructing(method.method));
    for (const field of type.fields) walker.scan(type, field.initializer, true);
  }
  for (const variable of program.variables) if (variable.isByRef) walker.shared.add(variable);
  for (const local of walker.changed) walker.values.delete(local);
  if (walker.changesUnseen)
    for (const { type } of program.types)
      if (type.kind === 'struct' && !type.flags.isReadOnly) walker.copied.add(type);
  const heldStructs = findHeldStructs(program.types);
  for (const struct of heldStructs) walker.copied.add(struct);
  return {
    soleValues: walker.values,
    changedVariables: walker.changed,
    sharedVariables: walker.shared,
    copiedStructs: walker.copied,
    heldStructs,
    hasFilters: walker.hasFilters,
    comparesBoxes: walker.comparesBoxes,
    repeatedInterfaces: findRepeatedInterfaces(program),
  };
}

function findRepeatedInterfaces({ types }: BoundProgram): ReadonlySet<NamedType> {
  const repeated = new Set<NamedType>();
  for (const { type } of types) {
    if (type.kind === 'interface') continue;
    const met = new Set<NamedType>();
    for (const { definition } of type.allInterfaces) {
      if (met.has(definition)) repeated.add(definition);
      met.add(definition);
    }
  }
  return repeated;
}

function isScriptVariable(local: LocalSymbol | undefined): local is LocalSymbol {
  return local?.kind === 'local' && local.owner === null;
}

class ProgramWalker {
  readonly shared = new Set<LocalSymbol>();
  readonly copied = new Set<NamedType>();
  /** The values with which variables are declared. */
  readonly values = new Map<LocalSymbol, BoundExpression>();
  /** Variables that get a value elsewhere. */
  readonly changed = new Set<LocalSymbol>();
  hasFilters = false;
  comparesBoxes = false;
  /** Some code changes values of which nobody knows whether they are structs. */
  changesUnseen = false;
  /** The block, type or group of functions that was the first to use a variable of the script. */
  readonly #users = new Map<LocalSymbol, unknown>();
  /** What initializers fill: no other variable holds it yet. */
  readonly #fresh = new Set<BoundPlaceholder>();
  #isConstructing = false;

  /** Looks through the code of a unit. @param isConstructing `this` is still being made */
  scan(unit: unknown, code: unknown, isConstructing: boolean = false): void {
    this.#isConstructing = isConstructing;
    visitNodes(code, (visited) => {
      const { local } = visited;
      this.hasFilters ||= visited.filter !== undefined;
      this.comparesBoxes ||= tellsBoxesApart(visited as BoundExpression);
      if (isScriptVariable(local)) {
        const user = this.#users.get(local);
        if (user === undefined) this.#users.set(local, unit);
        else if (user !== unit) this.shared.add(local);
      }
      if (visited.kind === 'LocalDeclaration') this.#declaration(visited as BoundLocalDeclaration);
      else this.#expression(visited as BoundExpression);
    });
  }

  #declaration({ local, value }: BoundLocalDeclaration): void {
    if (this.values.has(local)) this.changed.add(local);
    if (value && local.refKind === 'none') this.values.set(local, value);
  }

  #expression(node: BoundExpression): void {
    switch (node.kind) {
      case 'DynamicObjectCreation':
        if (node.initializer) this.#fresh.add(node.initializer.target);
        break;
      case 'ObjectCreation':
        if (node.initializer) this.#fresh.add(node.initializer.target);
        this.#passed(node.arguments);
        break;
      case 'With':
        this.#fresh.add(node.initializer.target);
        break;
      case 'Assignment':
      case 'CompoundAssignment':
      case 'Increment':
      case 'NullCoalescingAssignment':
        this.#mutate(node.target);
        break;
      case 'EventAssignment':
        if (node.receiver) this.#copy(node.receiver.type);
        break;
      case 'Deconstruction':
        for (const { target } of deconstructionTargets(node.parts)) this.#mutate(target);
        break;
      case 'RefExpression':
        this.#mutate(node.operand);
        break;
      case 'InlineArrayItems':
        this.#mutate(node.receiver);
        this.#copy(node.receiver.type);
        break;
      case 'Call':
        if (node.receiver) this.#called(node.receiver);
        this.#passed(node.arguments);
        break;
      case 'DelegateInvocation':
        this.#passed(node.arguments);
        break;
      default:
    }
  }

  /** A method of a struct may change the variable that holds it. */
  #called(receiver: BoundExpression): void {
    if (receiver.type.kind !== 'struct') return;
    if (receiver.kind === 'Local') this.changed.add(receiver.local);
    else if (receiver.kind === 'FieldAccess' && receiver.receiver) this.#called(receiver.receiver);
  }

  #passed(args: readonly BoundArgument[]): void {
    for (const { value, refKind } of args) if (refKind === 'ref' || refKind === 'out') this.#mutate(value);
  }

  #mutate(target: BoundExpression): void {
    if (target.kind === 'Local') this.changed.add(target.local);
    if (target.kind === 'DynamicMember' || target.kind === 'DynamicIndex') this.changesUnseen = true;
    if (target.kind === 'ArrayAccess' && target.array.kind === 'InlineArrayItems')
      this.#mutate(target.array.receiver);
    if (target.kind !== 'FieldAccess' && target.kind !== 'PropertyAccess' && target.kind !== 'EventAccess') {
      if (target.kind === 'This') this.#copy(target.type);
      return;
    }
    const { receiver } = target;
    // Behind an interface or a type parameter there may be any struct.
    if (receiver && !isStructOrClass(receiver.type)) this.changesUnseen = true;
    if (receiver === null || this.#isFresh(receiver)) return;
    if (receiver.kind === 'This' && this.#isConstructing) return;
    this.#copy(receiver.type);
    // `a.B.C = 1` changes the struct in the field, and with it the one that holds the field.
    this.#mutate(receiver);
  }

  /** Whether it is a new object, or a struct in a field of one. */
  #isFresh(node: BoundExpression): boolean {
    if (node.kind === 'Placeholder') return this.#fresh.has(node);
    if (node.kind !== 'FieldAccess' || node.type.kind !== 'struct') return false;
    return node.receiver !== null && this.#isFresh(node.receiver);
  }

  #copy(type: Type): void {
    if (type.kind === 'struct') this.copied.add(type.definition);
  }
}

const isStructOrClass = ({ kind }: Type): boolean => kind === 'struct' || kind === 'class';

function isConstructing(method: MethodSymbol): boolean {
  return (
    method.methodKind === 'constructor' ||
    (method.methodKind === 'setter' && method.flags.isInitOnly === true)
  );
}

/** All targets of a deconstruction, nested ones too. */
function deconstructionTargets(parts: {
  readonly elements: readonly { readonly target?: BoundExpression | undefined; readonly parts?: unknown }[];
}): readonly { readonly target: BoundExpression }[] {
  return parts.elements.flatMap((element) => {
    if (element.target) return [{ target: element.target }];
    return element.parts ? deconstructionTargets(element.parts as typeof parts) : [];
  });
}
