// Type parameters, constraints and parameters as the code declares them: for methods, local functions, delegates, types.
import { TypeParameter, errorType } from '../../../metadata/symbols.ts';
import type {
  CallerInfo,
  NamedType,
  ParameterSymbol,
  Type,
  TypeParameterConstraints,
} from '../../../metadata/symbols.ts';
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { hasModifier, refKindOf } from '../../symbols/declaration-words.ts';
import { displayType } from '../../symbols/display.ts';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import {
  isSpan,
  canBeNull,
  isArray,
  isErroneous,
  isNamed,
  isNullable,
  isString,
  isValueType,
  isVoid,
  stripNullable,
} from '../../symbols/type-facts.ts';
import type {
  ExpressionSyntax,
  ParameterListSyntax,
  ParameterSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bindAttributes } from './attributes.ts';
import { callerInfoOf } from './caller-info.ts';

/** Type parameters in declared order; `offset` counts those of containing types. */
export function makeTypeParameters(
  binder: Binder,
  syntax: readonly TypeParameterSyntax[],
  owner: 'type' | 'method',
  offset: number = 0,
): readonly TypeParameter[] {
  const names = new Set<string>();
  return syntax.map((parameter, index) => {
    const { identifier } = parameter;
    if (names.has(identifier.text) && !identifier.missing)
      binder.error('CS0692', identifier, [identifier.text]);
    names.add(identifier.text);
    return new TypeParameter(identifier.text, offset + index, owner, parameter.variance);
  });
}

/** Sets the constraints of the parameters; `binder` sees them by name. */
export function bindConstraintClauses(
  binder: Binder,
  parameters: readonly TypeParameter[],
  clauses: readonly TypeParameterConstraintClauseSyntax[],
  owner: string,
): void {
  const seen = new Set<string>();
  for (const clause of clauses) {
    const parameter = parameters.find(({ name }) => name === clause.name.text);
    if (!parameter) {
      if (!clause.name.missing) binder.error('CS0699', clause.name, [clause.name.text, owner]);
      continue;
    }
    if (seen.has(parameter.name)) binder.error('CS0409', clause.name, [parameter.name]);
    seen.add(parameter.name);
    parameter.constraints = bindConstraints(binder, clause);
  }
}

function bindConstraints(
  binder: Binder,
  clause: TypeParameterConstraintClauseSyntax,
): TypeParameterConstraints {
  const primary = clause.constraints
    .slice(1)
    .find(
      (constraint) =>
        constraint.kind === 'ClassOrStructConstraint' || constraint.kind === 'DefaultConstraint',
    );
  const constructorConstraint = clause.constraints
    .slice(0, -1)
    .find(({ kind }) => kind === 'ConstructorConstraint');
  if (constructorConstraint) binder.error('CS0401', constructorConstraint);
  if (primary) binder.error('CS0449', primary);
  const types: Type[] = [];
  let [isReference, isValue, hasConstructor, isNotNull] = [false, false, false, false];
  for (const constraint of clause.constraints) {
    switch (constraint.kind) {
      case 'ClassOrStructConstraint':
        if (constraint.keyword === 'class') isReference = true;
        else isValue = true;
        break;
      case 'ConstructorConstraint':
        hasConstructor = true;
        break;
      case 'TypeConstraint': {
        const word = constraint.type.kind === 'IdentifierName' ? constraint.type.text : '';
        if (word === 'notnull') isNotNull = true;
        else if (word === 'unmanaged') isValue = true;
        else {
          const type = binder.bindType(constraint.type);
          if (
            isNamed(type) &&
            (type.special !== undefined || type.name === 'Array' || type.name === 'ValueType') &&
            type.kind !== 'interface' &&
            type.namespace === 'System' &&
            type.name !== 'Enum' &&
            type.name !== 'Delegate'
          ) {
            if (type.special === 'object' || type.name === 'Array' || type.name === 'ValueType')
              binder.error('CS0702', constraint.type, [displayType(type)]);
            else binder.error('CS0701', constraint.type, [displayType(type)]);
          } else if (isNullable(type)) binder.error('CS0701', constraint.type, [displayType(type)]);
          else if (!isErroneous(type)) {
            if (type.kind === 'class' && types.length > 0)
              binder.error('CS0406', constraint.type, [displayType(type)]);
            types.push(type);
          }
        }
        break;
      }
      default:
    }
  }
  return { types, isReference, isValue, hasConstructor, isNotNull };
}

/** A type parameter that hides one of the types around it (CS0693). */
export function checkTypeParameterNames(
  binder: Binder,
  outer: NamedType,
  parameters: readonly TypeParameterSyntax[],
): void {
  for (let at: NamedType | null = outer; at; at = at.containingType)
    for (const { identifier } of parameters)
      if (at.definition.typeParameters.some(({ name }) => name === identifier.text))
        return binder.error('CS0693', identifier, [identifier.text, displayType(at)]);
}

/** Parameters of a declaration, with what is wrong in their list reported. */
export function makeParameters(binder: Binder, list: ParameterListSyntax): readonly ParameterSymbol[] {
  const names = new Set<string>();
  let sawOptional = false;
  return list.parameters.map((syntax, index) => {
    const { identifier, modifiers } = syntax;
    if (names.has(identifier.text) && !identifier.missing)
      binder.error('CS0100', identifier, [identifier.text]);
    names.add(identifier.text);
    const isParams = hasModifier(modifiers, 'params');
    const isThis = hasModifier(modifiers, 'this');
    const type = syntax.type ? bindParameterType(binder, syntax.type) : errorType;
    if (isParams && index < list.parameters.length - 1) binder.error('CS0231', syntax);
    if (isParams && !isErroneous(type) && !isParamsType(type))
      binder.error(
        'CS0225',
        modifiers.find(({ text }) => text === 'params')!,
      );
    if (isThis && index > 0)
      binder.error(
        'CS1100',
        modifiers.find(({ text }) => text === 'this')!,
        [identifier.text],
      );
    if (sawOptional && !syntax.default && !isParams && !identifier.missing) {
      const close = list.end - 1;
      if (
        !list.parameters
          .slice(index + 1)
          .some((later) => later.default === undefined && !hasModifier(later.modifiers, 'params'))
      )
        binder.error('CS1737', { start: close, end: close + 1 });
    }
    sawOptional ||= syntax.default !== undefined;
    const refKind = refKindOf(modifiers);
    const parameter = withDefault(binder, syntax, { name: identifier.text, type, refKind, isParams, isThis });
    return syntax.attributeLists.length === 0 ? parameter : withCallerInfo(binder, syntax, parameter, list);
  });
}

/** Attributes are bound when first asked for, because they may name types that come later. */
function withCallerInfo(
  binder: Binder,
  { attributeLists }: ParameterSyntax,
  parameter: ParameterSymbol,
  list: ParameterListSyntax,
): ParameterSymbol {
  let known: { readonly info: CallerInfo | undefined } | undefined;
  Object.defineProperty(parameter, 'callerInfo', {
    enumerable: true,
    get: () =>
      (known ??= { info: callerInfoOf(bindAttributes(namingParameters(binder, list), attributeLists)) }).info,
  });
  binder.compilation.checkLater(() => void parameter.callerInfo);
  return parameter;
}

/** In attributes of parameters `nameof` can name all of them. */
function namingParameters(outer: Binder, list: ParameterListSyntax): Binder {
  const binder = outer.withNewScope();
  for (const { identifier, type } of list.parameters) {
    const { result } = binder.speculate(() => (type ? outer.bindType(type) : errorType));
    binder.declareParameter(new LocalSymbol(identifier.text, 'parameter', result, null, identifier));
  }
  return binder;
}

function bindParameterType(binder: Binder, syntax: TypeSyntax): Type {
  const type = binder.bindType(syntax);
  if (isVoid(type)) {
    binder.error('CS1536', syntax);
    return errorType;
  }
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0721', syntax, [displayType(type)]);
    return errorType;
  }
  return type;
}

function isParamsType(type: Type): boolean {
  if (isArray(type)) return type.rank === 1;
  if (isSpan(type)) return true;
  return (
    isNamed(type) &&
    type.allInterfaces.concat(type).some((face) => face.name === 'IEnumerable') &&
    (type.kind === 'interface' || type.kind === 'class' || type.kind === 'struct') &&
    !isString(type)
  );
}

/** The default is a constant expression: worked out when first asked for, because it may name constants that come later. */
function withDefault(binder: Binder, syntax: ParameterSyntax, parameter: ParameterSymbol): ParameterSymbol {
  const value = syntax.default;
  if (!value) return parameter;
  if (parameter.refKind === 'ref' || parameter.refKind === 'out') {
    binder.error('CS1741', syntax.modifiers[0] ?? syntax);
    return parameter;
  }
  if (parameter.isParams) {
    binder.error(
      'CS1751',
      syntax.modifiers.find(({ text }) => text === 'params')!,
    );
    return parameter;
  }
  let known: ParameterSymbol['optional'];
  return {
    ...parameter,
    get optional(): ParameterSymbol['optional'] {
      return (known ??= bindDefault(binder, value, parameter, syntax));
    },
  };
}

function bindDefault(
  binder: Binder,
  syntax: ExpressionSyntax,
  parameter: ParameterSymbol,
  declaration: ParameterSyntax,
): NonNullable<ParameterSymbol['optional']> {
  const { type } = parameter;
  if (isErroneous(type)) return { default: true };
  const isDefault =
    (syntax.kind === 'LiteralExpression' && syntax.type === 'default') ||
    syntax.kind === 'DefaultExpression' ||
    syntax.kind === 'ImplicitObjectCreationExpression' ||
    syntax.kind === 'ObjectCreationExpression';
  if (isDefault && !(syntax.kind === 'ObjectCreationExpression' && !isValueType(type))) {
    if (syntax.kind === 'DefaultExpression' || syntax.kind === 'ObjectCreationExpression')
      binder.bindType(syntax.type);
    return canBeNull(type) ? { value: null } : { default: true };
  }
  if (syntax.kind === 'LiteralExpression' && syntax.type === 'null') {
    if (canBeNull(type)) return { value: null };
    binder.error('CS1750', declaration.identifier, ['<null>', displayType(type)]);
    return { default: true };
  }
  const value = binder.bindValue(syntax);
  if (value.type.kind === 'error') return { default: true };
  if (!value.constant) {
    binder.error('CS1736', syntax, [parameter.name]);
    return { default: true };
  }
  const target = isNullable(type) ? stripNullable(type) : type;
  const { result, hasErrors } = binder.speculate(() => binder.convert(value, target, syntax));
  if (hasErrors) {
    binder.error('CS1750', declaration.identifier, [displayType(value.type), displayType(type)]);
    return { default: true };
  }
  const constant: { readonly value: ConstantValue } | undefined = result.constant;
  if (constant) return { value: constant.value };
  if (!isString(type) && canBeNull(type) && !isNullable(type)) {
    binder.error('CS1763', declaration.identifier, [parameter.name, displayType(type)]);
    return { value: null };
  }
  return { value: value.constant.value };
}
