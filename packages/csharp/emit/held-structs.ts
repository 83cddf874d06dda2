// Structs whose methods go on after other code ran, which may store another struct in the variable that holds this one.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type {
  BoundArgument,
  BoundExpression,
  BoundTypeDeclaration,
} from '../binding/bound-tree/bound-nodes.ts';
import { visitNodes } from './visit-nodes.ts';

/**
 * Definitions of the structs that variables hold in place: what is stored in such a variable is copied into the struct
 * that is there, because a method of that one may be running.
 */
export function findHeldStructs(types: readonly BoundTypeDeclaration[]): ReadonlySet<NamedType> {
  const structs = types.filter(({ type }) => type.kind === 'struct');
  if (structs.length === 0) return new Set();
  const written = new Set(types.flatMap(({ methods }) => methods.map(({ method }) => method)));
  const held = new Set(structs.filter((struct) => callsOut(struct, written)).map(({ type }) => type));
  let size: number;
  do {
    size = held.size;
    for (const { type, fields } of structs) if (fields.some((field) => isPart(field, held))) held.add(type);
  } while (held.size > size);
  return held;
}

const isPart = (
  { field: { isStatic, type } }: BoundTypeDeclaration['fields'][number],
  held: ReadonlySet<NamedType>,
): boolean => !isStatic && type.kind === 'struct' && held.has(type.definition);

/** Whether a member of the struct runs code that is not its own. */
function callsOut({ methods }: BoundTypeDeclaration, written: ReadonlySet<MethodSymbol>): boolean {
  let does = false;
  for (const { method, ...code } of methods)
    if (!method.isStatic && method.methodKind !== 'constructor')
      visitNodes(code, (node) => (does ||= mayRunAny(node as BoundExpression, written)));
  return does;
}

function mayRunAny(node: BoundExpression, written: ReadonlySet<MethodSymbol>): boolean {
  switch (node.kind) {
    case 'Call':
      return !node.method.definition.implementation || node.arguments.some(takesCode);
    case 'ObjectCreation':
      return node.constructorMethod !== undefined && written.has(node.constructorMethod.definition);
    case 'PropertyAccess': {
      const { getMethod } = node.property.definition;
      return getMethod !== undefined && written.has(getMethod);
    }
    default:
      return /^(?:DelegateInvocation|ForEach|Dynamic)/.test(node.kind);
  }
}

const takesCode = ({ value: { type } }: BoundArgument): boolean =>
  type.kind === 'delegate' || type.kind === 'interface' || type.kind === 'dynamic';
