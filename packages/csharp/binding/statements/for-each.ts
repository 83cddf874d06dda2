// `foreach` and `await foreach`: how a value is enumerated, and what its elements are.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { RefKind, TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import { inlineArrayOf } from '../../symbols/inline-arrays.ts';
import { annotationOf } from '../../symbols/type-annotations.ts';
import { isNamed, isRefLike, isSpan, isUnknown } from '../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  ForEachStatementSyntax,
  ForEachVariableStatementSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundDeconstructionParts, BoundExpression, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import { annotationOfValue, describe } from '../messages/describe.ts';
import { inlineArrayItems, spanOfItems } from '../conversions/inline-array-spans.ts';
import { variableKind } from '../expressions/assignments/variable-kind.ts';
import { checkVariable } from '../expressions/assignments/variables.ts';
import { checkAwait } from '../functions/check-await.ts';
import { bindEnumeration } from '../enumeration/bind-enumeration.ts';
import type { Enumeration } from '../enumeration/enumeration.ts';
import { expressionVariables } from '../lookup/expression-variables.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { bindLoopBody } from './block.ts';
import { isVarType } from './declarations.ts';
import { announce } from './loops.ts';

/** Whether all that the elements are taken apart into are variables of the loop. */
function declaresAll(variable: ExpressionSyntax): boolean {
  if (variable.kind === 'TupleExpression')
    return variable.arguments.every(({ expression }) => declaresAll(expression));
  return (
    variable.kind === 'DeclarationExpression' ||
    (variable.kind === 'IdentifierName' && variable.text === '_' && !variable.verbatim)
  );
}

/** `foreach` over whatever can be enumerated (C# 13.9.5). */
export function bindForEach(
  binder: Binder,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): BoundStatement {
  const outer = binder.withNewScope();
  announce(outer, [syntax.expression]);
  const value = elementsOf(outer, bindEnumerable(outer, syntax), syntax);
  if (syntax.awaitKeyword) checkAwait(binder, syntax.awaitKeyword);
  const enumeration: Enumeration = isUnknown(value.type)
    ? { kind: 'iterable', source: value, elementType: errorType }
    : bindEnumeration(
        outer,
        value,
        syntax.awaitKeyword !== undefined,
        syntax.expression,
        syntax.forEachKeyword,
      );
  const annotation = elementAnnotation(enumeration);
  const element = { ...placeholder(enumeration.elementType, syntax.expression), annotation };
  const inner = outer.withNewScope();
  let local: LocalSymbol | undefined;
  let isRef = false;
  let converted: BoundExpression | undefined;
  let deconstruction: BoundDeconstructionParts | undefined;
  const { diagnostics } = binder.compilation;
  // That the elements do not convert is told after what is wrong with the body.
  let ofElements: readonly Diagnostic[] = [];
  if (syntax.kind === 'ForEachStatement') {
    const written = withoutScoped(syntax.type);
    const isReference = written.kind === 'RefType';
    const typeSyntax = isReference ? written.type : written;
    const type = isVarType(binder, typeSyntax) ? enumeration.elementType : binder.bindType(typeSyntax);
    const before = diagnostics.count;
    converted =
      isUnknown(type) || isUnknown(enumeration.elementType)
        ? element
        : inner.areas.convertExplicitly(inner, element, type, syntax.forEachKeyword);
    ofElements = diagnostics.takeSince(before);
    const given = givenReferences(value.type, enumeration);
    isRef = isReference && given !== 'none';
    if (isReference && !written.readOnly && given === 'ref readonly')
      binder.error('CS8331', syntax.expression, ['method', 'Current.get']);
    if (isReference && !isRef && !isUnknown(enumeration.elementType))
      binder.error('CS1510', syntax.expression);
    local = inner.declareVariable(
      syntax.identifier,
      'foreach',
      type,
      !isReference
        ? 'none'
        : isRef && (written.readOnly || given === 'ref readonly')
          ? 'ref readonly'
          : 'ref',
    );
    // Where the elements are on the stack, is seen when all is bound.
    local.isReturnable = isRef && written === syntax.type;
    if (written !== syntax.type) {
      binder.compilation.noted.hasStackMemory = true;
      local.isScoped = true;
      if (!isReference && !isRefLike(type) && !isUnknown(type)) binder.error('CS9048', written);
    }
    local.annotation = isVarType(binder, typeSyntax) ? annotation : annotationOf(typeSyntax);
  } else {
    for (const identifier of expressionVariables(inner.submission, syntax.variable))
      inner.scope!.pending.set(identifier.text, identifier.start);
    deconstruction = inner.areas.bindForEachDeconstruction(inner, syntax, element);
    if (!declaresAll(syntax.variable)) binder.error('CS8186', syntax.variable);
  }
  const body = bindLoopBody(inner.withLoop(), syntax.statement);
  for (const diagnostic of ofElements) diagnostics.add(diagnostic);
  return {
    kind: 'ForEach',
    span: syntax,
    expression:
      enumeration.kind === 'dynamic'
        ? binder.convert(value, binder.library.core('System.Collections.IEnumerable'), syntax.expression)
        : enumeration.source,
    enumeration: enumeration.kind,
    pattern: enumeration.pattern,
    elementType: enumeration.elementType,
    element,
    local,
    converted,
    isRef,
    deconstruction,
    expressionLocals: outer.scope!.locals,
    locals: inner.scope!.locals,
    body,
  };
}

const withoutScoped = (type: TypeSyntax): TypeSyntax => (type.kind === 'ScopedType' ? type.type : type);

/** The elements of an inline array, as variables where they are asked for as such; other values as they are. */
function elementsOf(
  binder: Binder,
  value: BoundExpression,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): BoundExpression {
  const inline = syntax.awaitKeyword ? undefined : inlineArrayOf(value.type);
  if (!inline) return value;
  const written = syntax.kind === 'ForEachStatement' ? withoutScoped(syntax.type) : undefined;
  if (written?.kind !== 'RefType') return inlineArrayItems(value);
  const kind = variableKind(binder, value);
  const isReadOnly = written.readOnly;
  if (kind === 'value' || (kind === 'readonly' && !isReadOnly)) {
    if (kind === 'readonly' && value.kind !== 'This') checkVariable(binder, value, 'assign', value.span);
    else binder.error('CS1510', syntax.expression);
    return badWith(syntax.expression, [value]);
  }
  const span = binder.library.core(`System.${isReadOnly ? 'ReadOnlySpan' : 'Span'}`, 1);
  return spanOfItems(binder, value, span.construct([inline.element]));
}

function bindEnumerable(
  binder: Binder,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): BoundExpression {
  const bound = binder.bindExpression(syntax.expression);
  if (bound.kind === 'NullLiteral') {
    binder.error('CS0186', syntax.expression);
    return badWith(syntax.expression, [bound]);
  }
  if (bound.kind === 'MethodGroup' || bound.kind === 'UnboundLambda') {
    binder.error('CS0446', syntax.expression, [describe(bound)]);
    return badWith(syntax.expression, [bound]);
  }
  return binder.toValue(bound, syntax.expression);
}

/** Whether the elements are variables, and can be changed. */
function givenReferences(type: Type, { pattern }: Enumeration): RefKind {
  if (isSpan(type)) return type.name === 'Span' ? 'ref' : 'ref readonly';
  const current = pattern?.current;
  return (current?.kind === 'PropertyAccess' && current.property.getMethod?.refKind) || 'none';
}

/** Where the elements have references that may be null: as the type arguments of the enumerator or of the sequence say. */
function elementAnnotation({ pattern, source, elementType }: Enumeration): TypeAnnotation | undefined {
  const annotation = (pattern && annotationOfValue(pattern.getEnumerator)) ?? annotationOfValue(source);
  if (!annotation || annotation.parts.length === 1) return annotation?.parts[0];
  const { type } = source;
  const isOfSame =
    isNamed(elementType) &&
    isNamed(type) &&
    elementType.typeArguments.length === annotation.parts.length &&
    type.typeArguments.every((each, index) => each === elementType.typeArguments[index]);
  return isOfSame ? { isNullable: false, parts: annotation.parts } : undefined;
}
