// `foreach` and `await foreach`: how a value is enumerated, and what its elements are.
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { errorType } from '../../../metadata/symbols.ts';
import type { NamedType, RefKind, Type } from '../../../metadata/symbols.ts';
import { displayType } from '../../symbols/display.ts';
import { inlineArrayOf } from '../../symbols/inline-arrays.ts';
import { isArray, isUnknown, isNamed, isRefLike, isSpan, isString } from '../../symbols/type-facts.ts';
import type {
  ExpressionSyntax,
  ForEachStatementSyntax,
  ForEachVariableStatementSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type {
  BoundDeconstructionParts,
  BoundExpression,
  BoundForEach,
  BoundStatement,
} from '../bound-tree/bound-nodes.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import { describe } from '../messages/describe.ts';
import { inlineArrayItems, spanOfItems } from '../conversions/inline-array-spans.ts';
import { variableKind } from '../expressions/assignments/variable-kind.ts';
import { checkVariable } from '../expressions/assignments/variables.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { checkAwait } from '../functions/check-await.ts';
import { isAsyncSequence } from '../source/function-contexts.ts';
import { expressionVariables } from '../lookup/expression-variables.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { bindLoopBody } from './block.ts';
import { isVarType } from './declarations.ts';
import { announce } from './loops.ts';

/** How a value is walked through. */
interface Enumeration {
  readonly kind: BoundForEach['enumeration'];
  readonly elementType: Type;
  readonly pattern?: BoundForEach['pattern'];
}

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
    ? { kind: 'iterable', elementType: errorType }
    : syntax.awaitKeyword
      ? asyncEnumeration(outer, value, syntax)
      : enumerationOf(outer, value, syntax);
  const element = placeholder(enumeration.elementType, syntax.expression);
  const inner = outer.withNewScope();
  let local: LocalSymbol | undefined;
  let isRef = false;
  let converted: BoundExpression | undefined;
  let deconstruction: BoundDeconstructionParts | undefined;
  const { diagnostics } = binder.compilation;
  // That the elements do not convert is told after what is wrong with the body.
  let ofElements: readonly Diagnostic[] = [];
  if (syntax.kind === 'ForEachStatement') {
    const typeSyntax = syntax.type.kind === 'RefType' ? syntax.type.type : syntax.type;
    const type = isVarType(binder, typeSyntax) ? enumeration.elementType : binder.bindType(typeSyntax);
    const before = diagnostics.count;
    converted =
      isUnknown(type) || isUnknown(enumeration.elementType)
        ? element
        : inner.areas.convertExplicitly(inner, element, type, syntax.forEachKeyword);
    ofElements = diagnostics.takeSince(before);
    const given = givenReferences(value.type, enumeration);
    isRef = syntax.type.kind === 'RefType' && given !== 'none';
    if (syntax.type.kind === 'RefType' && !syntax.type.readOnly && given === 'ref readonly')
      binder.error('CS8331', syntax.expression, ['method', 'Current.get']);
    if (syntax.type.kind === 'RefType' && !isRef && !isUnknown(enumeration.elementType))
      binder.error('CS1510', syntax.expression);
    local = inner.declareVariable(
      syntax.identifier,
      'foreach',
      type,
      syntax.type.kind !== 'RefType'
        ? 'none'
        : isRef && (syntax.type.readOnly || given === 'ref readonly')
          ? 'ref readonly'
          : 'ref',
    );
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
        : value,
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

/** The elements of an inline array, as variables where they are asked for as such; other values as they are. */
function elementsOf(
  binder: Binder,
  value: BoundExpression,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): BoundExpression {
  const inline = syntax.awaitKeyword ? undefined : inlineArrayOf(value.type);
  if (!inline) return value;
  if (syntax.kind !== 'ForEachStatement' || syntax.type.kind !== 'RefType') return inlineArrayItems(value);
  const kind = variableKind(binder, value);
  const isReadOnly = syntax.type.readOnly;
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

function enumerationOf(
  binder: Binder,
  value: BoundExpression,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): Enumeration {
  const { type } = value;
  const { library } = binder;
  if (isArray(type)) return { kind: type.rank === 1 ? 'array' : 'iterable', elementType: type.element };
  if (isString(type)) return { kind: 'string', elementType: library.special('char') };
  if (type.kind === 'dynamic') return { kind: 'dynamic', elementType: type };
  const { members } = lookupMembers(type, 'GetEnumerator', library, {
    containingType: binder.containingType,
  });
  const method = members.find(
    (member) =>
      member.kind === 'method' &&
      member.parameters.length === 0 &&
      !member.isStatic &&
      member.accessibility === 'public',
  );
  if (method?.kind === 'method') {
    reportObsolete(binder, method, syntax.forEachKeyword);
    if (
      !isManySequences(type) &&
      !givesEntries(type, method.returnType) &&
      (!isNamed(method.returnType) ||
        method.containingType?.namespace !== '' ||
        (isLibraryEnumerator(method.returnType) && interfaceEnumeration(binder, type) !== undefined))
    ) {
      const elementType = currentType(binder, method.returnType);
      if (elementType)
        return {
          kind:
            isNamed(type) && type.name === 'List' && type.namespace === 'System.Collections.Generic'
              ? 'list'
              : 'iterable',
          elementType,
        };
    }
    const found = patternEnumeration(binder, value, syntax, false);
    if (found) return found;
    binder.error('CS0202', syntax.expression, [
      displayType(method.returnType),
      `${displayType(type)}.GetEnumerator()`,
    ]);
    return { kind: 'iterable', elementType: errorType };
  }
  const byInterface = interfaceEnumeration(binder, type);
  if (byInterface && isManySequences(type)) {
    binder.error('CS1640', syntax.expression, [displayType(type), 'IEnumerable<T>']);
    return { kind: 'iterable', elementType: errorType };
  }
  if (byInterface) return byInterface;
  const extension = patternEnumeration(binder, value, syntax, true);
  if (extension) return extension;
  binder.error(isAsyncSequence(type) ? 'CS8414' : 'CS1579', syntax.expression, [
    displayType(type),
    'GetEnumerator',
  ]);
  return { kind: 'iterable', elementType: errorType };
}

/**
 * A type that is a sequence of several types of elements, such as `JObject`: iteration at run time gives those of one of
 * them, and only its own `GetEnumerator` those that C# means.
 */
function isManySequences(type: Type): boolean {
  if (!isNamed(type)) return false;
  const sequences = type.allInterfaces.filter(
    (face) => face.name === 'IEnumerable' && face.typeArguments.length === 1,
  );
  return sequences.length > 1;
}

/** `IDictionary`, whose own enumerator gives entries where the dictionary behind it is a sequence of pairs. */
function givesEntries(type: Type, enumerator: Type): boolean {
  return type.kind === 'interface' && isNamed(enumerator) && enumerator.name === 'IDictionaryEnumerator';
}

/** `IEnumerator<T>`: what makes a type enumerable for the runtime as well. */
function isLibraryEnumerator(type: Type): boolean {
  return isNamed(type) && type.name === 'IEnumerator' && type.namespace.startsWith('System.Collections');
}

function currentType(binder: Binder, enumerator: Type): Type | undefined {
  const { members } = lookupMembers(enumerator, 'Current', binder.library, {
    containingType: binder.containingType,
  });
  const property = members.find((member) => member.kind === 'property');
  return property?.kind === 'property' ? property.type : undefined;
}

function interfaceEnumeration(binder: Binder, type: Type): Enumeration | undefined {
  const interfaces = isNamed(type)
    ? [type, ...type.allInterfaces]
    : type.kind === 'typeParameter'
      ? type.constraints.types.flatMap((constraint) =>
          isNamed(constraint) ? [constraint, ...constraint.allInterfaces] : [],
        )
      : [];
  const generic = interfaces.filter(
    (face) => face.name === 'IEnumerable' && face.namespace === 'System.Collections.Generic',
  );

  if (generic[0]) return { kind: 'iterable', elementType: generic[0].typeArguments[0]! };
  if (interfaces.some((face) => face.name === 'IEnumerable' && face.namespace === 'System.Collections'))
    return { kind: 'iterable', elementType: binder.library.special('object') };
  return undefined;
}

/** A type with `GetEnumerator`, `MoveNext` and `Current` of its own, or an extension `GetEnumerator`. */
function patternEnumeration(
  binder: Binder,
  value: BoundExpression,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
  allowExtensions: boolean,
): Enumeration | undefined {
  const { areas } = binder;
  const span = syntax.expression;
  const enumerable = placeholder(value.type, span);
  const getEnumerator = areas.bindPatternCall(binder, enumerable, 'GetEnumerator', span, { allowExtensions });
  if (!getEnumerator) return undefined;
  const enumerator = placeholder(getEnumerator.type, span);
  const moveNext = areas.bindPatternCall(binder, enumerator, 'MoveNext', span);
  const { members } = lookupMembers(getEnumerator.type, 'Current', binder.library, {
    containingType: binder.containingType,
  });
  const current = members.find((member) => member.kind === 'property');
  if (!moveNext || current?.kind !== 'property') return undefined;
  const dispose = isDisposable(binder, getEnumerator.type)
    ? areas.bindPatternCall(binder, enumerator, 'Dispose', span)
    : undefined;
  return {
    kind: 'pattern',
    elementType: current.type,
    pattern: {
      enumerable,
      enumerator,
      getEnumerator,
      moveNext,
      current: {
        kind: 'PropertyAccess',
        span,
        type: current.type,
        receiver: enumerator,
        property: current,
        arguments: [],
      },
      dispose,
    },
  };
}

/** Whether the elements are variables, and can be changed. */
function givenReferences(type: Type, { pattern }: Enumeration): RefKind {
  if (isSpan(type)) return type.name === 'Span' ? 'ref' : 'ref readonly';
  const current = pattern?.current;
  return (current?.kind === 'PropertyAccess' && current.property.getMethod?.refKind) || 'none';
}

/** An `IDisposable`; a ref struct has its method without the interface. */
function isDisposable(binder: Binder, type: Type): boolean {
  if (!isNamed(type)) return false;
  if (isRefLike(type))
    return lookupMembers(type, 'Dispose', binder.library, binder).members.some(
      (member) => member.kind === 'method' && member.parameters.length === 0,
    );
  return [type, ...type.allInterfaces].some(
    (face: NamedType) => face.name === 'IDisposable' && face.namespace === 'System',
  );
}

function asyncEnumeration(
  binder: Binder,
  value: BoundExpression,
  syntax: ForEachStatementSyntax | ForEachVariableStatementSyntax,
): Enumeration {
  const { type } = value;
  const face = isNamed(type)
    ? [type, ...type.allInterfaces].find((each) => each.name === 'IAsyncEnumerable')
    : undefined;
  if (face?.typeArguments[0]) return { kind: 'async', elementType: face.typeArguments[0] };
  if (type.kind === 'dynamic') {
    binder.error('CS8416', syntax.expression);
    return { kind: 'iterable', elementType: errorType };
  }
  const hint = "write 'foreach' without 'await'";
  // An array is found to be a sequence, whose next element then cannot be waited for.
  if (isArray(type)) {
    binder.error('CS1061', syntax.expression, ['bool', 'GetAwaiter'], { hint });
    return { kind: 'iterable', elementType: type.element };
  }
  const isSequence =
    interfaceEnumeration(binder, type) !== undefined ||
    lookupMembers(type, 'GetEnumerator', binder.library, binder).members.some(
      (member) => member.kind === 'method' && member.parameters.length === 0,
    );
  const values = [displayType(type), 'GetAsyncEnumerator'];
  if (isSequence) binder.error('CS8415', syntax.expression, values, { hint });
  else binder.error('CS8411', syntax.expression, values);
  return { kind: 'iterable', elementType: errorType };
}
