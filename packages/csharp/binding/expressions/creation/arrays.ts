// `new T[n] { … }`, `new[] { … }`, and bare `{ … }` where an array is declared (C# 12.8.17.5).
import { arrayOf, errorType } from '@mockwright/language/metadata/symbols';
import type { ArrayType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import { isRefLike, isUnknown, isUnmanaged, isVoid } from '../../../symbols/type-extensions.ts';
import type {
  ArrayCreationExpressionSyntax,
  ExpressionSyntax,
  ImplicitArrayCreationExpressionSyntax,
  StackAllocExpressionSyntax,
  InitializerExpressionSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundArrayInitializer, BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { bestCommonType } from '../../conversions/best-common-type.ts';
import { convertArrayIndex } from '../../conversions/array-index.ts';
import { assign } from '../assigned-values.ts';
import { isBad } from '../../messages/describe.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';

/** `new T[sizes] { … }`. */
export function bindArrayCreation(
  binder: Binder,
  syntax: ArrayCreationExpressionSyntax,
  negativeSize: 'CS0248' | 'CS0247' = 'CS0248',
): BoundExpression {
  const type = binder.bindType(syntax.type);
  const sizes = syntax.type.rankSpecifiers[0]!.sizes.filter(
    (size) => size.kind !== 'OmittedArraySizeExpression',
  ).map((size) => bindSize(binder, size, negativeSize));
  if (type.kind !== 'array' || isUnknown(type)) {
    if (syntax.initializer) bindLoose(binder, syntax.initializer);
    return bad(syntax, type);
  }
  if (!syntax.initializer) {
    // The parser has told that there is no size.
    if (sizes.length === 0) return bad(syntax, type);
    return { kind: 'ArrayCreation', span: syntax, type, sizes, initializer: undefined };
  }
  const known = sizes.map((size) => knownSize(binder, size));
  const initializer = bindArrayInitializer(binder, syntax.initializer, type, known);
  return { kind: 'ArrayCreation', span: syntax, type, sizes, initializer };
}

/** The lengths of an array by its dimensions, as far as they are known; a negative one is wrong, which was told. */
type KnownSizes = (number | undefined)[];

/** A written size, which must be that of the initializer. */
function knownSize(binder: Binder, size: BoundExpression): number {
  if (!isBad(size) && !size.constant) binder.error('CS0150', size.span);
  return size.constant ? Number(size.constant.value) : -1;
}

/** Reports braces with more or less in them than there should be; the first ones say how much that is. */
function checkLength(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  known: KnownSizes,
  rank: number,
): void {
  const { length } = syntax.expressions;
  const size = (known[rank - 1] ??= length);
  if (size !== length && size >= 0) binder.error('CS0847', syntax, [size]);
}

function bindSize(
  binder: Binder,
  syntax: ExpressionSyntax,
  negativeSize: 'CS0248' | 'CS0247',
): BoundExpression {
  const size = binder.bindExpression(syntax);
  if (isBad(size)) return bad(syntax, binder.library.special('int'));
  const value = convertArrayIndex(binder, size, syntax);
  if (typeof value.constant?.value === 'number' && value.constant.value < 0)
    binder.error(negativeSize, syntax);
  return value;
}

/** `{ … }` where an array of that type is created, nested for ranks above one. */
function bindArrayInitializer(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  { element, rank }: ArrayType,
  known: KnownSizes,
): BoundArrayInitializer {
  const shape = collect(binder, syntax, { rank: 1, of: rank, known }, []);
  return convertAll(binder, shape, element);
}

/** Braces where an element stands (CS0623), after what is wrong in them. */
function rejectNested(binder: Binder, syntax: InitializerExpressionSyntax): BoundExpression {
  bindLoose(binder, syntax);
  binder.error('CS0623', syntax);
  return bad(syntax);
}

/** `{ … }` as the value of a variable of array type. */
export function bindBareInitializer(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  type: Type,
): BoundExpression {
  if (type.kind !== 'array') {
    bindLoose(binder, syntax);
    if (!isUnknown(type)) binder.error('CS0622', syntax);
    return bad(syntax, type);
  }
  return {
    kind: 'ArrayCreation',
    span: syntax,
    type,
    sizes: [],
    initializer: bindArrayInitializer(binder, syntax, type, []),
  };
}

/** `stackalloc T[n]`, `stackalloc[] { … }`: a span over new elements. */
export function bindStackAlloc(binder: Binder, syntax: StackAllocExpressionSyntax): BoundExpression {
  const { type, initializer, start, end } = syntax;
  const newKeyword = { start, end: start };

  if (binder.tryContext.inCatch || binder.tryContext.inFinally) binder.error('CS0255', syntax);
  const rank = type?.kind === 'ArrayType' ? type.rankSpecifiers[0]! : undefined;
  if (!initializer && rank?.sizes.every(({ kind }) => kind === 'OmittedArraySizeExpression') === true) {
    binder.error('CS1586', rank);
    return bad(syntax);
  }
  const array =
    type?.kind === 'ArrayType'
      ? bindArrayCreation(
          binder,
          {
            kind: 'ArrayCreationExpression',
            start,
            end,
            newKeyword,
            type,
            initializer,
          },
          'CS0247',
        )
      : initializer && type === undefined
        ? bindImplicitArray(binder, {
            kind: 'ImplicitArrayCreationExpression',
            start,
            end,
            newKeyword,
            rank: 1,
            initializer,
          })
        : bad(syntax);
  if (array.type.kind !== 'array' || isBad(array)) return bad(syntax);
  const { element } = array.type;
  if (!isUnmanaged(element)) {
    binder.error('CS0208', type ?? syntax, [displayType(element)]);
    return bad(syntax);
  }
  const span = binder.library.core('System.Span', 1).construct([element]);
  binder.compilation.noted.hasStackMemory = true;
  return {
    kind: 'Conversion',
    span: syntax,
    type: span,
    operand: array,
    conversion: 'span',
    isChecked: false,
    memory: 'stackalloc',
  };
}

/** Binds what stands in braces that came to nothing, for the mistakes in it. */
function bindLoose(binder: Binder, syntax: InitializerExpressionSyntax): void {
  for (const element of syntax.expressions) {
    if (element.kind === 'InitializerExpression') bindLoose(binder, element);
    else binder.bindExpression(element);
  }
}

/** `new[] { … }`: the element type is what the elements have in common. */
export function bindImplicitArray(
  binder: Binder,
  syntax: ImplicitArrayCreationExpressionSyntax,
): BoundExpression {
  const elements: AnyExpression[] = [];
  const shape = collect(binder, syntax.initializer, { rank: 1, of: syntax.rank, known: [] }, elements);
  if (elements.some(({ type }) => type && isUnknown(type)))
    return bad(syntax, arrayOf(errorType, syntax.rank));
  const element = bestCommonType(binder.library, elements);
  if (!element || isVoid(element)) {
    binder.error('CS0826', syntax);
    return bad(syntax, arrayOf(errorType, syntax.rank));
  }
  if (element === errorType) return bad(syntax);
  if (isRefLike(element) && !binder.source.text.startsWith('stackalloc', syntax.start)) {
    binder.error('CS0611', syntax, [displayType(element)]);
    return bad(syntax);
  }
  const type = arrayOf(element, syntax.rank);
  return {
    kind: 'ArrayCreation',
    span: syntax,
    type,
    sizes: [],
    initializer: convertAll(binder, shape, element),
  };
}

interface Shape {
  readonly elements: readonly (Shape | { readonly expression: AnyExpression; readonly span: TextSpan })[];
}

/** In which dimension of how many the braces stand. */
interface Dimension {
  readonly rank: number;
  readonly of: number;
  readonly known: KnownSizes;
}

function collect(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  dimension: Dimension,
  all: AnyExpression[],
): Shape {
  const { rank, of, known } = dimension;
  const elements = syntax.expressions.map((element) => {
    if (rank < of && element.kind === 'InitializerExpression')
      return collect(binder, element, { ...dimension, rank: rank + 1 }, all);
    if (rank < of) binder.error('CS0846', element);
    const expression =
      element.kind === 'InitializerExpression'
        ? rejectNested(binder, element)
        : binder.bindExpression(element);
    all.push(expression);
    return { expression, span: element };
  });
  checkLength(binder, syntax, known, rank);
  return { elements };
}

function convertAll(binder: Binder, shape: Shape, type: Type): BoundArrayInitializer {
  return {
    elements: shape.elements.map((element) =>
      'elements' in element
        ? convertAll(binder, element, type)
        : assign(binder, element.expression, element.span, type),
    ),
  };
}
