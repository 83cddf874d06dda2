// Facts about a whole program that emitting wants to know beforehand: which script variables several blocks use, and
// which structs are ever changed in place (others need no copies).
import type { MethodSymbol, NamedType, Type } from '../../metadata/symbols.ts';
import type {
  BoundArgument,
  BoundExpression,
  BoundInitializer,
  BoundLocalDeclaration,
  BoundPlaceholder,
  BoundProgram,
} from '../binding/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';

/** What the whole program is known to do or not to do. */
export interface ProgramFacts {
  /** Script variables used by more than one block, or by a function at the top of the script. */
  readonly sharedVariables: ReadonlySet<LocalSymbol>;
  /** Definitions of structs that some code changes in place. */
  readonly copiedStructs: ReadonlySet<NamedType>;
  /** Whether some `catch` has a `when`, so that it matters when clauses are looked for. */
  readonly hasFilters: boolean;
  /** What variables hold that get a value where they are declared and never another one. */
  readonly soleValues: ReadonlyMap<LocalSymbol, BoundExpression>;
}

type Visitor = (node: {
  readonly kind?: string;
  readonly local?: LocalSymbol;
  readonly filter?: BoundExpression;
}) => void;

/** Calls `visit` on every bound node below (and with) the value, parts of nodes included. Symbols and types are not entered. */
export function visitNodes(value: unknown, visit: Visitor): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return;
  visit(value);
  for (const key in value) {
    if (key === 'span' || key === 'type' || key === 'constant') continue;
    const child = (value as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null) visitNodes(child, visit);
  }
}

/** Looks through the program once. */
export function findFacts(program: BoundProgram): ProgramFacts {
  const users = new Map<LocalSymbol, unknown>();
  const shared = new Set<LocalSymbol>();
  const copied = new Set<NamedType>();
  const fresh = new Set<BoundPlaceholder>();
  const values = new Map<LocalSymbol, BoundExpression>();
  const changed = new Set<LocalSymbol>();
  let hasFilters = false;

  const noteValue = ({ local, value }: BoundLocalDeclaration): void => {
    if (values.has(local)) changed.add(local);
    if (value && local.refKind === 'none') values.set(local, value);
  };
  const scan = (unit: unknown, code: unknown, constructed: NamedType | undefined): void => {
    const mutate = (target: BoundExpression): void => {
      if (target.kind === 'Local') changed.add(target.local);
      if (
        target.kind !== 'FieldAccess' &&
        target.kind !== 'PropertyAccess' &&
        target.kind !== 'EventAccess'
      ) {
        if (target.kind === 'This') add(target.type);
        return;
      }
      const { receiver } = target;
      if (receiver === null || (receiver.kind === 'Placeholder' && fresh.has(receiver))) return;
      if (receiver.kind === 'This' && constructed !== undefined) return;
      add(receiver.type);
      // `a.B.C = 1` changes the struct in the field, and with it the one that holds the field.
      mutate(receiver);
    };
    const add = (type: Type): void => {
      if (type.kind === 'struct') copied.add(type.definition);
    };
    const passed = (args: readonly BoundArgument[]): void => {
      for (const { value, refKind } of args) if (refKind === 'ref' || refKind === 'out') mutate(value);
    };
    visitNodes(code, (visited) => {
      const { local } = visited;
      hasFilters ||= visited.filter !== undefined;
      if (local?.kind === 'local' && local.owner === null) {
        const user = users.get(local);
        if (user === undefined) users.set(local, unit);
        else if (user !== unit) shared.add(local);
      }
      if (visited.kind === 'LocalDeclaration') noteValue(visited as BoundLocalDeclaration);
      const node = visited as BoundExpression;
      switch (node.kind) {
        case 'ObjectCreation':
          if (node.initializer) collectFresh(node.initializer, fresh);
          passed(node.arguments);
          break;
        case 'With':
          collectFresh(node.initializer, fresh);
          break;
        case 'Assignment':
        case 'CompoundAssignment':
        case 'Increment':
        case 'NullCoalescingAssignment':
          mutate(node.target);
          break;
        case 'EventAssignment':
          if (node.receiver) add(node.receiver.type);
          break;
        case 'Deconstruction':
          for (const { target } of deconstructionTargets(node.parts)) mutate(target);
          break;
        case 'RefExpression':
          mutate(node.operand);
          break;
        case 'Call':
        case 'DelegateInvocation':
          passed(node.arguments);
          break;
        default:
      }
    });
  };

  for (const submission of program.submissions) scan(submission, submission.function, undefined);
  for (const { function: body } of program.functions) {
    scan('function', body, undefined);
    visitNodes(body, (node) => {
      if (node.local?.kind === 'local' && node.local.owner === null) shared.add(node.local);
    });
  }
  for (const type of program.types) {
    for (const method of type.methods)
      scan(type, method, isConstructing(method.method) ? type.type : undefined);
    for (const field of type.fields) scan(type, field.initializer, type.type);
  }
  for (const variable of program.variables) if (variable.isByRef) shared.add(variable);
  for (const local of changed) values.delete(local);
  return { soleValues: values, sharedVariables: shared, copiedStructs: copied, hasFilters };
}

function isConstructing(method: MethodSymbol): boolean {
  return (
    method.methodKind === 'constructor' ||
    (method.methodKind === 'setter' && method.flags.isInitOnly === true)
  );
}

function collectFresh(initializer: BoundInitializer, fresh: Set<BoundPlaceholder>): void {
  fresh.add(initializer.target);
  for (const item of initializer.items)
    if (item.kind === 'NestedInitializer') collectFresh(item.initializer, fresh);
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
