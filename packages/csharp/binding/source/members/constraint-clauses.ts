// What `where` asks of type arguments (C# 15.2.5).
import { countStep } from '@mockwright/language/text/work-limit';
import type {
  MethodSymbol,
  NamedType,
  Type,
  TypeParameter,
  TypeParameterConstraints,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import {
  boundParameters,
  isNamed,
  isNameless,
  isNonNullableValueType,
  isNullable,
  isReferenceType,
  mentionsDynamic,
} from '../../../symbols/type-extensions.ts';
import type {
  MethodDeclarationSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterConstraintSyntax,
  TypeParameterSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { isIdentityOrReference } from '../../conversions/reference.ts';
import { checkVisible } from '../checks/visibility.ts';
import type { Visible } from '../checks/visibility.ts';

/** What has the type parameters. */
export interface GenericOwner {
  readonly parameters: readonly TypeParameter[];
  readonly syntax: readonly TypeParameterSyntax[];
  readonly clauses: readonly TypeParameterConstraintClauseSyntax[];
  /** Who sees it, which must see the constraints too; nothing for local functions. */
  readonly place: Visible | undefined;
  /** An override or an explicit implementation, whose constraints are those of the other method. */
  readonly inheritsConstraints?: boolean;
  /** As messages name it once it is complete. */
  readonly display: () => string;
}

/** Reports constraints where there are no type parameters (CS0080). @returns whether that is so */
export function checkNonGeneric(
  binder: Binder,
  parameters: readonly TypeParameterSyntax[],
  [first]: readonly TypeParameterConstraintClauseSyntax[],
): boolean {
  if (parameters.length > 0 || !first) return false;
  binder.error('CS0080', { start: first.start, end: first.start + 'where'.length });
  return true;
}

/** Sets the constraints of the parameters; `binder` sees them by name. */
export function bindConstraintClauses(binder: Binder, owner: GenericOwner): void {
  const { parameters, clauses, place, display, inheritsConstraints = false } = owner;
  if (clauses.length === 0) return;
  if (inheritsConstraints) checkInherited(binder, clauses);
  const seen = new Set<string>();
  for (const clause of clauses) {
    const { name } = clause;
    const parameter = parameters.find((each) => each.name === name.text);
    if (!parameter) {
      if (name.missing) continue;
      const report = (): void => binder.error('CS0699', name, [name.text, display()]);
      // A method is told of with its parameters, which are not known yet.
      if (place && 'typeParameters' in place && !('methodKind' in place)) report();
      else binder.compilation.checks.later(report);
      continue;
    }
    if (seen.has(parameter.name)) binder.error('CS0409', name, [parameter.name]);
    seen.add(parameter.name);
    const { constraints, spans } = bindConstraints(binder, clause, inheritsConstraints);
    parameter.constraints = constraints;
    if (place && spans.length > 0)
      binder.compilation.checks.later(() => {
        for (const [type, span] of spans) checkVisible(binder, 'CS0703', place, type, display(), span);
      });
  }
  checkCircles(binder, owner);
  checkAllowed(binder, owner);
  binder.compilation.checks.later(() => checkConflicts(binder, owner));
}

/** Reports type parameters that would have to be of two classes at once (CS0455). */
function checkConflicts(binder: Binder, { parameters, syntax }: GenericOwner): void {
  for (const parameter of parameters) {
    const declared = syntax.find(({ identifier }) => identifier.text === parameter.name)?.identifier;
    if (!declared) continue;
    let deduced = parameter.constraints.isValue ? binder.library.core('System.ValueType') : undefined;
    for (const constraint of parameter.constraints.types) {
      const base = deducedBase(constraint);
      // A class that is not written first, or beside `struct`, is told of by itself.
      if (!base || base.special === 'object' || (deduced && constraint.kind === 'class')) continue;
      if (!deduced || isIdentityOrReference(base, deduced)) deduced = base;
      else if (!isIdentityOrReference(deduced, base))
        binder.error('CS0455', declared, [parameter.name, displayType(base), displayType(deduced)]);
    }
  }
}

/** Reports type parameters that stand for classes alone, and yet for ref structs (CS9243). */
function checkAllowed(binder: Binder, { parameters, syntax }: GenericOwner): void {
  for (const { identifier } of syntax) {
    const parameter = parameters.find(({ name }) => name === identifier.text);
    if (!parameter?.constraints.allowsRefStruct) continue;
    const { isReference, types } = parameter.constraints;
    const isClass = types.some((type) => {
      const base = deducedBase(type);
      return base !== undefined && base.special !== 'object' && base.name !== 'Enum';
    });
    if (isReference || isClass) binder.error('CS9243', identifier);
  }
}

/** The class that a constraint asks for. */
function deducedBase(constraint: Type): NamedType | undefined {
  if (constraint.kind === 'class') return constraint;
  if (constraint.kind !== 'typeParameter') return undefined;
  let deduced: NamedType | undefined;
  for (const { constraints } of boundParameters(constraint))
    for (const type of constraints.types)
      if (type.kind === 'class' && (!deduced || isIdentityOrReference(type, deduced))) deduced = type;
  return deduced;
}

/** Reports the first of constraints that cannot stand again (CS0460). */
function checkInherited(binder: Binder, clauses: readonly TypeParameterConstraintClauseSyntax[]): void {
  for (const { constraints } of clauses) {
    const repeated = constraints.find(
      ({ kind }) => kind !== 'ClassOrStructConstraint' && kind !== 'DefaultConstraint',
    );
    if (repeated) {
      binder.error('CS0460', repeated);
      return;
    }
  }
}

/** Reports type parameters that are bound to themselves (CS0454) or to one that must be a struct (CS0456). */
function checkCircles(binder: Binder, { parameters, syntax }: GenericOwner): void {
  const told = new Set<Type>();
  for (const parameter of parameters) {
    const declared = syntax.find(({ identifier }) => identifier.text === parameter.name)?.identifier;
    if (!declared) continue;
    for (const bound of parameter.constraints.types) {
      if (bound.kind !== 'typeParameter') continue;
      if (leadsTo(bound, parameter) && !told.has(parameter)) {
        binder.error('CS0454', declared, [parameter.name, bound.name]);
        told.add(parameter).add(bound);
        parameter.constraints = {
          ...parameter.constraints,
          types: parameter.constraints.types.filter((type) => type !== bound),
        };
      } else if (bound.constraints.isUnmanaged)
        binder.error('CS8379', declared, [parameter.name, bound.name]);
      else if (bound.constraints.isValue) binder.error('CS0456', declared, [parameter.name, bound.name]);
    }
  }
}

function leadsTo(from: TypeParameter, to: TypeParameter): boolean {
  countStep();
  return boundParameters(from).includes(to);
}

interface FoundConstraints {
  readonly constraints: TypeParameterConstraints;
  /** The types, and where they stand. */
  readonly spans: readonly (readonly [Type, TextSpan])[];
}

/** `notnull` and `unmanaged` are words only here. */
const wordOf = (constraint: TypeParameterConstraintSyntax): string =>
  constraint.kind === 'TypeConstraint' && constraint.type.kind === 'IdentifierName'
    ? constraint.type.text
    : '';

const isPrimary = (constraint: TypeParameterConstraintSyntax): boolean =>
  constraint.kind === 'ClassOrStructConstraint' ||
  constraint.kind === 'DefaultConstraint' ||
  wordOf(constraint) === 'notnull' ||
  wordOf(constraint) === 'unmanaged';

function bindConstraints(
  binder: Binder,
  clause: TypeParameterConstraintClauseSyntax,
  inheritsConstraints: boolean,
): FoundConstraints {
  const { constraints: written, name } = clause;
  const allowing = written.slice(0, -1).find(({ kind }) => kind === 'AllowsConstraintClause');
  if (allowing) binder.error('CS9242', allowing);
  const early = written
    .filter(({ kind }) => kind !== 'AllowsConstraintClause')
    .slice(0, -1)
    .find(({ kind }) => kind === 'ConstructorConstraint');
  if (early) binder.error('CS0401', early);
  for (const late of written.slice(1)) if (isPrimary(late)) binder.error('CS0449', late);
  const spans: (readonly [Type, TextSpan])[] = [];
  const types: Type[] = [];
  let [isReference, isValue, hasConstructor, isNotNull, isUnmanaged, allowsRefStruct] = [
    false,
    false,
    false,
    false,
    false,
    false,
  ];
  for (const constraint of written) {
    switch (constraint.kind) {
      case 'ClassOrStructConstraint':
        if (constraint.keyword === 'class') isReference = true;
        else isValue = true;
        break;
      case 'ConstructorConstraint':
        if (isValue) binder.error(isUnmanaged ? 'CS8375' : 'CS0451', constraint);
        hasConstructor = true;
        break;
      case 'AllowsConstraintClause':
        allowsRefStruct = true;
        break;
      case 'DefaultConstraint':
        if (!inheritsConstraints) binder.error('CS8823', constraint);
        break;
      case 'TypeConstraint': {
        const word = wordOf(constraint);
        if (word === 'notnull') isNotNull = true;
        else if (word === 'unmanaged') {
          isValue = true;
          isUnmanaged = true;
        } else {
          const type = bindTypeConstraint(binder, constraint.type);
          if (!type) break;
          if (types.includes(type)) binder.error('CS0405', constraint.type, [displayType(type), name.text]);
          else if (type.kind === 'class' && types.length > 0)
            binder.error('CS0406', constraint.type, [displayType(type)]);
          else if (type.kind === 'class' && (isReference || isValue) && !isOpenBase(type))
            binder.error(isUnmanaged ? 'CS8380' : 'CS0450', constraint.type, [displayType(type)]);
          types.push(type);
          spans.push([type, constraint.type]);
        }
        break;
      }
      default:
    }
  }
  return {
    constraints: { types, isReference, isValue, hasConstructor, isNotNull, isUnmanaged, allowsRefStruct },
    spans,
  };
}

/** Base classes of everything of a kind, which the words `class` and `struct` or nothing stand for. */
const kindBases: ReadonlySet<string> = new Set(['Array', 'ValueType']);
/** Classes that only the language derives from, and type arguments may be bound to. */
const openBases: ReadonlySet<string> = new Set(['Enum', 'Delegate', 'MulticastDelegate']);

const isOpenBase = ({ namespace, name }: NamedType): boolean => namespace === 'System' && openBases.has(name);

/** The type of a constraint; undefined after reporting what cannot be one. */
function bindTypeConstraint(binder: Binder, syntax: TypeSyntax): Type | undefined {
  const type = binder.bindType(syntax);
  if (isNameless(type)) return undefined;
  if (type.kind === 'dynamic') binder.error('CS1967', syntax);
  else if (mentionsDynamic(type)) binder.error('CS1968', syntax, [displayType(type)]);
  else if (type.kind === 'array') binder.error('CS0706', syntax);
  else if (isNamed(type) && type.flags.isStatic) binder.error('CS0717', syntax, [displayType(type)]);
  else if (isNamed(type) && isKindBase(type)) binder.error('CS0702', syntax, [displayType(type)]);
  else if (isNamed(type) && isClosed(type)) binder.error('CS0701', syntax, [displayType(type)]);
  else return type;
  return undefined;
}

const isKindBase = ({ special, name, namespace }: NamedType): boolean =>
  special === 'object' || (namespace === 'System' && kindBases.has(name));

/** Whether nothing else could be an argument. */
const isClosed = (type: NamedType): boolean =>
  !isOpenBase(type) &&
  type.kind !== 'interface' &&
  (type.kind !== 'class' || type.flags.isSealed === true || type.special !== undefined || isNullable(type));

/**
 * Reports words of an override's own that say what the type parameters of the method that it overrides are not (CS8665,
 * CS8666, CS8822). Its parameters have the constraints of those by now.
 */
export function checkRepeatedConstraints(
  binder: Binder,
  { typeParameters, constraintClauses }: MethodDeclarationSyntax,
  method: MethodSymbol,
  overridden: MethodSymbol,
): void {
  for (const { name, constraints } of constraintClauses) {
    const index = method.typeParameters.findIndex((each) => each.name === name.text);
    const parameter = method.typeParameters[index];
    const [word] = constraints;
    if (!parameter || !word) continue;
    const isReference = isReferenceType(parameter);
    const isValue = isNonNullableValueType(parameter);
    const code =
      word.kind === 'DefaultConstraint'
        ? (isReference || isValue) && 'CS8822'
        : word.kind === 'ClassOrStructConstraint' &&
          (word.keyword === 'class' ? !isReference && 'CS8665' : !isValue && 'CS8666');
    if (code)
      binder.error(code, typeParameters[index]!.identifier, [
        displayMember(method),
        parameter.name,
        overridden.typeParameters[index]!.name,
        displayMember(overridden),
      ]);
  }
}
