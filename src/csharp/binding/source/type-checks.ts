// Checks of a declared type as a whole: operators in pairs, equality, structs, parameters that nobody reads.
import { displayMember, displayType } from '../../symbols/display.ts';
import type { SourceType } from './source-type.ts';

/** Operators that are declared together, with the text of the partner. */
const partners: Readonly<Record<string, readonly [string, string]>> = {
  op_Equality: ['op_Inequality', '!='], op_Inequality: ['op_Equality', '=='], op_LessThan: ['op_GreaterThan', '>'], op_GreaterThan: ['op_LessThan', '<'],
  op_LessThanOrEqual: ['op_GreaterThanOrEqual', '>='], op_GreaterThanOrEqual: ['op_LessThanOrEqual', '<='], op_True: ['op_False', 'false'], op_False: ['op_True', 'true'],
};

/** Run after the members of the type are bound. */
export function checkType(source: SourceType): void {
  checkOperators(source);
  checkEquality(source);
  checkStruct(source);
  checkPrimaryParameters(source);
}

function checkOperators(source: SourceType): void {
  for (const { method, nameSpan } of source.methods) {
    const partner = partners[method.name];
    if (!partner || source.type.kind === 'interface' || source.type.members(partner[0]).length > 0) continue;
    source.binder.error('CS0216', nameSpan, [displayMember(method), partner[1]]);
  }
}

function checkEquality(source: SourceType): void {
  const { type, binder } = source;
  if (type.flags.isRecord || (type.kind !== 'class' && type.kind !== 'struct')) return;
  const overrides = (name: string): boolean => type.members(name).some((member) => member.kind === 'method' && member.flags.isOverride === true);
  const display = displayType(type);
  const hasEquals = overrides('Equals');
  const hasHash = overrides('GetHashCode');
  const hasOperator = type.members('op_Equality').length > 0 || type.members('op_Inequality').length > 0;
  if (hasEquals && !hasHash) binder.error('CS0659', source.identifier, [display]);
  if (hasOperator && !hasEquals) binder.error('CS0660', source.identifier, [display]);
  if (hasOperator && !hasHash && !hasEquals) binder.error('CS0661', source.identifier, [display]);
}

function checkStruct(source: SourceType): void {
  const { type, binder } = source;
  if (type.kind !== 'struct') return;
  const hasConstructor = type.members('.ctor').length > 0;
  if (!hasConstructor && source.fields.some(({ field, initializer }) => initializer && !field.isStatic)) binder.error('CS8983', source.identifier);
  for (const { property } of source.autoProperties) {
    const place = source.fields.find(({ field }) => source.autoProperties.some((each) => each.property === property && each.field === field));
    if (type.flags.isReadOnly && !property.isStatic && property.setMethod && !property.setMethod.flags.isInitOnly && place) binder.error('CS8341', place.nameSpan);
  }
  for (const { method, nameSpan } of source.methods) {
    if (method.methodKind === 'constructor' && method.parameters.length === 0 && method.accessibility !== 'public') binder.error('CS8958', nameSpan);
  }
}

/** A parameter of a primary constructor should become something: a property, a field, an argument. */
function checkPrimaryParameters(source: SourceType): void {
  const { type, binder } = source;
  for (const { local, field } of binder.compilation.primaryParameters(type)) {
    if (field || local.isRead || source.fields.some(({ fromParameter }) => fromParameter === local.name)) continue;
    const property = type.members(local.name).some((member) => member.kind === 'property' || member.kind === 'field');
    if (!type.flags.isRecord) binder.error('CS9113', local.declaration, [local.name]);
    else if (property) binder.error('CS8907', local.declaration, [local.name]);
  }
}

