// What operators take and give (C# 15.10): one operand at least is of the type that declares them.
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isNamed, isVoid, nullableUnderlying } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import { sameType } from '../../lookup/member-lookup.ts';

/** Codes of operators, and of those that the types implement which have the interface. */
type CodePair = readonly [BindingCode, BindingCode];

const unary: CodePair = ['CS0562', 'CS8921'];
const step: CodePair = ['CS0559', 'CS8922'];
const stepResult: CodePair = ['CS0448', 'CS8923'];
const binary: CodePair = ['CS0563', 'CS8924'];
const shift: CodePair = ['CS0564', 'CS8925'];
const conversion: CodePair = ['CS0556', 'CS8931'];

const isShift = (name: string): boolean => /^op_(?:Unsigned)?(?:Left|Right)Shift$/.test(name);
const isStep = (name: string): boolean => /^op_(?:Checked)?(?:Increment|Decrement)$/.test(name);
const isTruth = (name: string): boolean => name === 'op_True' || name === 'op_False';
const isEquality = (name: string): boolean => name === 'op_Equality' || name === 'op_Inequality';

/** An operator whose signature is checked. */
interface CheckedOperator {
  readonly binder: Binder;
  /** The type that declares it; null for the class of a script, which nothing can be of. */
  readonly type: NamedType | null;
  readonly method: MethodSymbol;
  readonly span: TextSpan;
}

/** Reports an operator or conversion, a static one, that does not work on its type or gives what it cannot give. */
export function checkOperatorSignature(binder: Binder, method: MethodSymbol, span: TextSpan): void {
  const checked: CheckedOperator = { binder, type: method.containingType, method, span };
  const { name, parameters, returnType } = method;
  if (method.methodKind === 'conversion') return checkConversion(checked);
  if (isTruth(name) && returnType.special !== 'bool') binder.error('CS0215', span);
  if (isStep(name)) return checkStep(checked);
  if (isEquality(name) && isOpen(method)) {
    if (!parameters.some(({ type }) => isSelf(strip(type), checked.type)))
      binder.error('CS9046', span, [displayType(checked.type!)]);
  } else {
    const operands = isShift(name) ? parameters.slice(0, 1) : parameters;
    if (!operands.some(({ type }) => matches(strip(type), checked)))
      report(checked, isShift(name) ? shift : parameters.length === 1 ? unary : binary);
  }
  if (isVoid(returnType) && !isTruth(name)) binder.error('CS0590', span);
}

const isOpen = ({ flags }: MethodSymbol): boolean => flags.isAbstract === true || flags.isVirtual === true;

const strip = (type: Type): Type => nullableUnderlying(type) ?? type;

const report = ({ binder, method, span }: CheckedOperator, [code, ofOpen]: CodePair): void =>
  binder.error(isOpen(method) ? ofOpen : code, span);

const isContainer = (type: Type, container: NamedType | null): boolean =>
  container !== null && sameType(type, container);

/** Whether it is a type parameter of the interface, which is bound to be a type that has the interface. */
const isSelf = (type: Type, container: NamedType | null): boolean =>
  type.kind === 'typeParameter' &&
  container !== null &&
  container.typeParameters.includes(type) &&
  type.constraints.types.some((constraint) => sameType(constraint, container));

const matches = (type: Type, { type: container, method }: CheckedOperator): boolean =>
  isContainer(type, container) || (isOpen(method) && isSelf(type, container));

/** `++` and `--` give what they take. */
function checkStep(checked: CheckedOperator): void {
  const { method, type } = checked;
  const operand = method.parameters[0]!.type;
  const { returnType } = method;
  if (!matches(strip(operand), checked)) return report(checked, step);
  const isSame =
    operand.kind === 'typeParameter'
      ? sameType(returnType, operand)
      : (isOpen(method) && isContainer(operand, type) && isSelf(returnType, type)) ||
        isSameOrDerived(returnType, operand);
  if (!isSame) report(checked, stepResult);
}

/** What a conversion may not do, because the language already does it or forbids it. */
function checkConversion(checked: CheckedOperator): void {
  const { binder, method, span } = checked;
  const source = method.parameters[0]?.type;
  if (!source) return;
  const target = method.returnType;
  const display = [displayMember(method)];
  const [plainSource, plainTarget] = [strip(source), strip(target)];
  if (isVoid(target)) binder.error('CS0590', span);
  if (isInterface(plainSource) || isInterface(plainTarget)) return binder.error('CS0552', span, display);
  if (!matches(plainSource, checked) && !matches(plainTarget, checked)) return report(checked, conversion);
  if (sameType(plainSource, plainTarget)) return binder.error('CS0555', span);
  if (source.kind === 'dynamic' || target.kind === 'dynamic') return binder.error('CS1964', span, display);
  const [own, other] = matches(plainSource, checked) ? [source, target] : [target, source];
  if (!isNamed(other) || other.kind !== 'class' || own.kind === 'typeParameter') return;
  if (isDerived(own, other)) binder.error('CS0553', span, display);
  else if (isDerived(other, own)) binder.error('CS0554', span, display);
}

const isInterface = (type: Type): boolean => isNamed(type) && type.kind === 'interface';

function isDerived(type: Type, base: Type): boolean {
  for (let at = isNamed(type) ? type.baseType : null; at; at = at.baseType)
    if (sameType(at, base)) return true;
  return false;
}

const isSameOrDerived = (type: Type, base: Type): boolean => sameType(type, base) || isDerived(type, base);
