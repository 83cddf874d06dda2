// Code that calls nothing: it ends by itself, so that it need not pay for being called. Whatever may call code of the
// template, through the library too, is not quiet; what is not named here is not quiet either.
import type { BoundFunction, BoundTypeDeclaration } from '../binding/bound-tree/bound-nodes.ts';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { visitNodes } from './visit-nodes.ts';
import type { VisitedNode } from './visit-nodes.ts';

const isQuiet = (): boolean => true;
/** User-defined operators are methods. */
const hasNoMethod = ({ method }: VisitedNode): boolean => method === undefined;

/** Types of which the library knows all: a member of theirs that takes nothing else reaches no code of the template. */
const plainTypes: ReadonlySet<SpecialType | undefined> = new Set<SpecialType>([
  'bool',
  'char',
  'string',
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'float',
  'double',
  'decimal',
]);
const isPlain = ({ special }: Type): boolean => plainTypes.has(special);
const isOfPlainType = (member: Pick<MethodSymbol, 'containingType' | 'parameters'> | undefined): boolean =>
  member !== undefined &&
  member.containingType !== null &&
  isPlain(member.containingType) &&
  member.parameters.every(({ type }) => isPlain(type));

/** The kinds of nodes that call nothing of their own; what is inside of them is asked by itself. */
const quietKinds: Readonly<Record<string, (node: VisitedNode) => boolean>> = {
  // Values
  Literal: isQuiet,
  Default: isQuiet,
  Local: isQuiet,
  This: isQuiet,
  Base: isQuiet,
  Placeholder: isQuiet,
  HostObject: isQuiet,
  TypeOf: isQuiet,
  FieldAccess: isQuiet,
  EventAccess: isQuiet,
  ArrayAccess: isQuiet,
  InlineArrayItems: isQuiet,
  IndexOrRangeAccess: isQuiet,
  Tuple: isQuiet,
  AnonymousObjectCreation: isQuiet,
  DelegateCreation: isQuiet,
  Lambda: isQuiet,
  Discard: isQuiet,
  RefExpression: isQuiet,
  Kept: isQuiet,
  FromEndIndex: isQuiet,
  Range: isQuiet,
  // Members
  Call: ({ method }) => isOfPlainType(method),
  PropertyAccess: ({ property }) => isOfPlainType(property),
  // Operators
  Conversion: ({ conversion, method }) =>
    method === undefined && conversion !== 'userDefined' && conversion !== 'dynamic',
  Unary: hasNoMethod,
  Binary: ({ method, operandKind, operator, left, right }) =>
    method === undefined && (operandKind !== 'string' || operator !== '+' || (isText(left) && isText(right))),
  Logical: hasNoMethod,
  NullCoalescing: isQuiet,
  NullCoalescingAssignment: isQuiet,
  Conditional: isQuiet,
  ConditionalAccess: isQuiet,
  Assignment: isQuiet,
  CompoundAssignment: isQuiet,
  Increment: isQuiet,
  As: isQuiet,
  IsPattern: isQuiet,
  SwitchExpression: isQuiet,
  ThrowExpression: isQuiet,
  // Patterns
  DiscardPattern: isQuiet,
  ConstantPattern: isQuiet,
  RelationalPattern: isQuiet,
  DeclarationPattern: isQuiet,
  NotPattern: isQuiet,
  BinaryPattern: isQuiet,
  RecursivePattern: ({ positional }) => positional === undefined,
  ListPattern: isQuiet,
  // Statements; loops pay by their turns
  Block: isQuiet,
  LocalDeclaration: isQuiet,
  ExpressionStatement: isQuiet,
  If: isQuiet,
  While: isQuiet,
  Do: isQuiet,
  For: isQuiet,
  ForEach: ({ enumeration, deconstruction }) =>
    deconstruction === undefined &&
    (enumeration === 'array' || enumeration === 'string' || enumeration === 'list'),
  Switch: isQuiet,
  Return: isQuiet,
  Throw: isQuiet,
  Try: isQuiet,
  Lock: isQuiet,
  Break: isQuiet,
  Continue: isQuiet,
  Label: isQuiet,
  Goto: isQuiet,
  YieldReturn: isQuiet,
  YieldBreak: isQuiet,
  Empty: isQuiet,
};

function isText(operand: unknown): boolean {
  const { type, constant } = operand as VisitedNode;
  return type?.special === 'string' || constant !== undefined;
}

/** Whether running the body can go on for long by itself: it calls something. Loops spend their own fuel. */
export function callsSomething({ body }: BoundFunction): boolean {
  let found = false;
  visitNodes(body, (node) => {
    if (node.kind !== undefined && quietKinds[node.kind]?.(node) !== true) found = true;
  });
  return found;
}

/** Whether the library may call the method, again and again: it implements or overrides something. */
export function isCalledFromOutside(
  { implementations }: BoundTypeDeclaration,
  method: MethodSymbol,
): boolean {
  return (
    method.flags.isOverride === true ||
    implementations.some(({ implementation }) => implementation.definition === method)
  );
}
