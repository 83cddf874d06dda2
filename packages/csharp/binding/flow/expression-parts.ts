// The expressions inside an expression, in the order in which they are evaluated.
import type {
  BoundArgument,
  BoundArrayInitializer,
  BoundDeconstructionParts,
  BoundExpression,
  BoundInitializerItem,
  DynamicArgument,
} from '../bound-tree/bound-nodes.ts';

type Part = BoundExpression | null | undefined;

/** Expressions whose parts all come by, one after the other. The others choose, assign or jump. */
type SequentialExpression = Exclude<
  BoundExpression,
  {
    kind:
      | 'Bad'
      | 'Local'
      | 'FieldAccess'
      | 'StringHandler'
      | 'Logical'
      | 'Conditional'
      | 'ConditionalAccess'
      | 'NullCoalescing'
      | 'IsPattern'
      | 'SwitchExpression'
      | 'DynamicBinary'
      | 'Assignment'
      | 'CompoundAssignment'
      | 'Increment'
      | 'NullCoalescingAssignment'
      | 'Deconstruction'
      | 'ThrowExpression'
      | 'Lambda';
  }
>;

/** What is evaluated inside; arguments passed by `out` and `ref` are not among them (see {@link argumentsOf}). */
export function partsOf(node: SequentialExpression): readonly Part[] {
  switch (node.kind) {
    case 'EventAccess':
    case 'PropertyAccess':
    case 'Call':
    case 'DelegateCreation':
    case 'DynamicMember':
    case 'DynamicIndex':
    case 'DynamicCall':
      return [node.receiver];
    case 'DelegateInvocation':
      return [node.delegate];
    case 'ArrayAccess':
      return [node.array, ...node.indices];
    case 'IndexOrRangeAccess':
      return [node.receiver, node.index];
    case 'AnonymousObjectCreation':
      return node.arguments;
    case 'Tuple':
      return node.elements;
    case 'ArrayCreation':
      return [...node.sizes, ...(node.initializer ? arrayElements(node.initializer) : [])];
    case 'CollectionExpression':
      return node.elements.map(({ value }) => value);
    case 'Kept':
      return [node.value];
    case 'Conversion':
    case 'Unary':
    case 'RefExpression':
    case 'As':
    case 'Await':
    case 'FromEndIndex':
    case 'DynamicUnary':
      return [node.operand];
    case 'Binary':
      return [node.left, node.right];
    case 'EventAssignment':
      return [node.receiver, node.value];
    case 'InterpolatedString':
      return node.parts.map((part) => (typeof part === 'string' ? undefined : part.value));
    case 'With':
      return [node.operand, ...initializerParts(node.initializer.items)];
    case 'ObjectCreation':
    case 'DynamicObjectCreation':
      return node.initializer ? initializerParts(node.initializer.items) : [];
    case 'Range':
      return [node.left, node.right];
    case 'DynamicInvoke':
      return [node.target];
    case 'InlineArrayItems':
      return [node.receiver];
    case 'ArraySlice':
      return [node.array, node.start, node.length];
    case 'Literal':
    case 'Default':
    case 'TypeOf':
    case 'This':
    case 'Base':
    case 'HostObject':
    case 'Placeholder':
    case 'Discard':
      return [];
  }
}

/** The arguments of a call, creation, indexer or dynamic operation, in the order in which they are evaluated. */
export function argumentsOf(node: BoundExpression): readonly (BoundArgument | DynamicArgument)[] {
  switch (node.kind) {
    case 'Call':
    case 'PropertyAccess':
    case 'DelegateInvocation':
    case 'ObjectCreation':
      return node.evaluationOrder?.map((index) => node.arguments[index]!) ?? node.arguments;
    case 'DynamicCall':
    case 'DynamicIndex':
    case 'DynamicInvoke':
    case 'DynamicObjectCreation':
      return node.arguments;
    default:
      return [];
  }
}

function arrayElements(initializer: BoundArrayInitializer): readonly BoundExpression[] {
  return initializer.elements.flatMap((element) => ('kind' in element ? [element] : arrayElements(element)));
}

function initializerParts(items: readonly BoundInitializerItem[]): readonly BoundExpression[] {
  return items.flatMap((item) =>
    item.kind === 'NestedInitializer'
      ? [...item.indices.map(({ value }) => value), ...initializerParts(item.items)]
      : [item],
  );
}

/** The targets that a deconstruction assigns, nested ones too. */
export function deconstructionTargets(parts: BoundDeconstructionParts): readonly BoundExpression[] {
  return parts.elements.flatMap(({ target, parts: inner }) =>
    inner ? deconstructionTargets(inner) : target ? [target] : [],
  );
}

/** What is converted, however often. */
export function withoutConversions(node: BoundExpression): BoundExpression {
  return node.kind === 'Conversion' ? withoutConversions(node.operand) : node;
}
