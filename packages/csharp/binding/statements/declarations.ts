// Variable declarations: locals, constants, `ref` locals; and the variables at the top of a script.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../symbols/declaration-words.ts';
import type { LocalKind, LocalSymbol } from '../../symbols/local-symbols.ts';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed, isRefLike, isVoid } from '../../symbols/type-extensions.ts';
import { annotationOf } from '../../symbols/type-annotations.ts';
import type {
  ExpressionSyntax,
  ModifierToken,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDeclaratorSyntax,
} from '../../syntax/nodes.ts';
import { annotationOfValue, describe } from '../messages/describe.ts';
import { functionTypeHint } from '../conversions/conversion-hints.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression, BoundLocalDeclaration } from '../bound-tree/bound-nodes.ts';
import { bindConstantValue } from '../source/members/constant-value.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import { phases } from '../phases.ts';
import { lookupTypeName } from '../lookup/type-lookup.ts';
import { isReturnable } from '../expressions/assignments/returned-references.ts';
import { reportTargetless } from '../conversions/convert.ts';
import { checkAllConstraints } from '../types/constraints.ts';
import { isFunctionExpression } from '../bound-tree/unconverted.ts';

/** Whether the type is `var` (and no type of that name is in scope). */
export function isVarType(binder: Binder, syntax: TypeSyntax): boolean {
  return (
    syntax.kind === 'IdentifierName' &&
    syntax.text === 'var' &&
    !syntax.verbatim &&
    lookupTypeName(binder, 'var', 0, syntax) === undefined
  );
}

/** The declarations of one statement, in order. */
export function bindLocalDeclaration(
  binder: Binder,
  declaration: VariableDeclarationSyntax,
  modifiers: readonly ModifierToken[],
  span: { readonly start: number; readonly end: number },
  kind: LocalKind = 'variable',
): BoundLocalDeclaration[] {
  const isConst = hasModifier(modifiers, 'const');
  const repeated = modifiers.filter(({ text }) => text === 'const')[1];
  if (repeated) binder.error('CS1004', repeated, ['const']);
  return bindVariables(binder, declaration, isConst ? 'constant' : kind).map(({ local, value }, index) => ({
    kind: 'LocalDeclaration',
    span: index === 0 ? { start: span.start, end: span.end } : declaration.variables[index]!,
    local,
    value,
  }));
}

/** A declared variable with the value it starts with. */
export interface BoundVariable {
  readonly local: LocalSymbol;
  readonly value: BoundExpression | undefined;
}

/** Binds each declarator: its value first, then the name. */
export function bindVariables(
  binder: Binder,
  declaration: VariableDeclarationSyntax,
  kind: LocalKind,
): readonly BoundVariable[] {
  const { type: typeSyntax, variables } = declaration;
  const reference = typeSyntax.kind === 'ScopedType' ? typeSyntax.type : typeSyntax;
  const isRef = reference.kind === 'RefType';
  const inner = isRef ? reference.type : reference;
  const isVar = isVarType(binder, inner);
  if (isVar && variables.length > 1) binder.error('CS0819', typeSyntax);
  if (isVar && kind === 'constant') binder.error('CS0822', typeSyntax);
  const declare = (): Type => bindVariableType(binder, inner, variables[0]!.identifier);
  const declared = isVar
    ? undefined
    : binder.isTopLevel
      ? binder.compilation.current.during(phases.initializers, declare)
      : declare();
  // There each variable is a field with a type of its own.
  if (binder.isTopLevel && declared)
    for (const { identifier } of variables.slice(1))
      binder.compilation.current.during(phases.initializers, () =>
        bindVariableType(binder, inner, identifier),
      );
  if (kind === 'constant' && declared && !canBeConstant(declared)) {
    const start = binder.source.text.lastIndexOf('const', typeSyntax.start);
    const span = binder.isTopLevel ? { start, end: start + 'const'.length } : typeSyntax;
    const report = (): void => binder.error('CS0283', span, [displayType(declared)]);
    if (binder.isTopLevel) binder.compilation.current.during(phases.initializers, report);
    else report();
    if (!binder.isTopLevel)
      return variables.map(({ identifier }) => ({
        local: binder.declareVariable(identifier, 'constant', errorType),
        value: undefined,
      }));
  }
  const bound = variables.map((variable) =>
    isRef
      ? bindRefVariable(binder, variable, declared, reference.readOnly)
      : bindVariable(binder, variable, declared, kind, typeSyntax),
  );
  if (typeSyntax.kind === 'ScopedType') {
    binder.compilation.noted.hasStackMemory = true;
    for (const { local } of bound) {
      local.isScoped = true;
      local.isReturnable = false;
    }
    const scoped = bound[0]!.local.type;
    if (!isRef && !isRefLike(scoped) && !isErroneous(scoped)) binder.error('CS9048', inner);
  }
  if (declaration.isRange) bound[0]!.local.readOnly = 'range';
  // Variables at the top of a script are fields.
  const type = bound[0]?.local.type;
  if (binder.isTopLevel && type && isRefLike(type))
    binder.compilation.current.during(phases.initializers, () =>
      binder.error('CS8345', typeSyntax, [displayType(type)]),
    );
  return bound;
}

/** Of structs only the numbers, `bool` and `char` have constants. */
const canBeConstant = (type: Type): boolean =>
  isErroneous(type) || type.kind !== 'struct' || type.special !== undefined;

function bindVariableType(binder: Binder, syntax: TypeSyntax, name: TextSpan): Type {
  const type = binder.isTopLevel ? binder.bindDeclaredType(name, syntax) : binder.bindType(syntax);
  if (isVoid(type)) {
    binder.error('CS0670', syntax);
    return errorType;
  }
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0723', binder.isTopLevel ? name : syntax, [displayType(type)]);
  }
  return type;
}

function bindVariable(
  binder: Binder,
  variable: VariableDeclaratorSyntax,
  declared: Type | undefined,
  kind: LocalKind,
  typeSyntax: TypeSyntax,
): BoundVariable {
  const { identifier, initializer } = variable;
  if (declared === undefined) {
    const { diagnostics } = binder.compilation;
    const before = diagnostics.count;
    const bindValue = (): BoundExpression | undefined =>
      initializer && bindImplicitValue(binder, initializer, variable, typeSyntax);
    const value = binder.isTopLevel ? binder.compilation.current.whileInferring(bindValue) : bindValue();
    if (binder.isTopLevel && value) checkInferredType(binder, value.type, identifier);
    // That the name is taken is told before what is wrong with the value, which the variable has its type from.
    const told = diagnostics.takeSince(before);
    const local = binder.declareVariable(identifier, kind, value?.type ?? errorType);
    local.annotation = value && annotationOfValue(value);
    for (const diagnostic of told) diagnostics.add(diagnostic);
    if (!initializer) binder.error('CS0818', identifier);
    if (value && isNamed(value.type) && value.type.flags.isStatic)
      binder.error('CS0723', binder.isTopLevel ? identifier : typeSyntax, [displayType(value.type)]);
    return { local, value };
  }
  if (kind === 'constant') return bindConstantVariable(binder, variable, declared);
  if (initializer?.kind === 'RefExpression') {
    binder.error('CS8171', binder.isTopLevel ? (variable.equalsToken ?? variable) : variable);
    return { local: binder.declareVariable(identifier, kind, declared), value: bad(variable, declared) };
  }
  // The variable is known in its own value, though nothing is in it yet.
  const local = binder.declareVariable(identifier, kind, declared);
  local.annotation = annotationOf(typeSyntax);
  return { local, value: initializer && binder.bindConverted(initializer, declared) };
}

/** What constraints forbid in the type of a variable of the script is told at its name. */
function checkInferredType(binder: Binder, type: Type, name: TextSpan): void {
  binder.compilation.checks.constraintsLater(binder, name.start, () =>
    checkAllConstraints(binder.withPhase(phases.constraints), type, name),
  );
}

/** The value of a `var`: it must have a type; nothing where that is not so, which is reported. */
export function bindImplicitValue(
  binder: Binder,
  initializer: ExpressionSyntax,
  variable: VariableDeclaratorSyntax,
  typeSyntax: TypeSyntax,
): BoundExpression | undefined {
  if (initializer.kind === 'InitializerExpression') {
    binder.bindConverted(initializer, errorType);
    binder.error('CS0820', variable);
    return undefined;
  }
  if (initializer.kind === 'RefExpression') {
    binder.error('CS8171', binder.isTopLevel ? (variable.equalsToken ?? variable) : variable);
    return undefined;
  }
  if (initializer.kind === 'StackAllocExpression' && !binder.isTopLevel) {
    binder.bindExpression(initializer);
    binder.error('CS0214', initializer, [], { hint: "declare the variable as 'Span<T>'" });
    return undefined;
  }
  const bound = binder.bindExpression(initializer);
  if (bound.kind === 'NullLiteral') {
    binder.error('CS0815', variable, ['<null>']);
    return undefined;
  }
  if (isFunctionExpression(bound) && !bound.naturalType()) {
    const isTold = bound.kind === 'UnboundLambda' && bound.isExplicit && bound.tellMistakes();
    if (!isTold) binder.error('CS8917', bound.span, [], { hint: functionTypeHint(bound) });
    if (bound.kind === 'UnboundLambda') bound.tellMistakes();
    return undefined;
  }
  if (bound.kind === 'TupleLiteral' && bound.type === undefined) {
    if (!reportTargetless(binder, bound)) binder.error('CS0815', variable, [describe(bound)]);
    return undefined;
  }
  const value = binder.toValue(bound, bound.span);
  if (isVoid(value.type)) {
    if (!binder.isTopLevel) {
      binder.error('CS0815', variable, ['void']);
      return undefined;
    }
    binder.error('CS0670', typeSyntax);
    return bad(variable, value.type);
  }
  return value;
}

function bindConstantVariable(binder: Binder, variable: VariableDeclaratorSyntax, type: Type): BoundVariable {
  const { identifier, initializer } = variable;
  if (!initializer) {
    if (!identifier.missing) binder.error('CS0145', identifier);
    return { local: binder.declareVariable(identifier, 'constant', type), value: undefined };
  }
  const constant = isErroneous(type)
    ? undefined
    : bindConstantValue(
        binder.isTopLevel ? binder.withoutInstance() : binder,
        initializer,
        type,
        identifier.text,
      );
  const local = binder.declareVariable(identifier, 'constant', constant ? type : errorType);
  local.constant = constant;
  return { local, value: constant ? { kind: 'Literal', span: initializer, type, constant } : undefined };
}

/** `ref T x = ref y;`. */
function bindRefVariable(
  binder: Binder,
  variable: VariableDeclaratorSyntax,
  declared: Type | undefined,
  readOnly: boolean,
): BoundVariable {
  const { identifier, initializer } = variable;
  let value: BoundExpression | undefined;
  if (!initializer) binder.error('CS8174', identifier);
  else if (initializer.kind !== 'RefExpression') {
    binder.error('CS8172', variable);
    binder.areas.bindReference(binder, initializer, declared, readOnly);
  } else value = binder.areas.bindReference(binder, initializer.expression, declared, readOnly);
  const type = declared ?? value?.type ?? errorType;
  const local = binder.declareVariable(identifier, 'variable', type, readOnly ? 'ref readonly' : 'ref');
  local.isReturnable = value?.kind !== 'RefExpression' || isReturnable(value.operand);
  return {
    local,
    value: value ?? bad(variable, type),
  };
}
