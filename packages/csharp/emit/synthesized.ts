// Members that the compiler gives structs and anonymous types: equality, text, copies.
import type { PropertySymbol } from '@mockwright/language/metadata/symbols';
import { inlineArrayOf } from '../symbols/inline-arrays.ts';
import { fuelCheck } from './functions.ts';
import { inlineArrayMembers } from './inline-arrays.ts';
import { member, quote } from './js-text.ts';
import { structHash } from './struct-hash.ts';
import { memberScope } from './type-context.ts';
import type { TypeContext } from './type-context.ts';
import { cloneMethod, hashOf, partText, sameParts, scopedReturn } from './value-parts.ts';
import type { Part } from './value-parts.ts';
import { copyCode } from './values.ts';

/** Copies, assignment to `this`, and the equality that structs have by themselves. */
export function structMembers(
  context: TypeContext,
  methods: string[],
  hasEquals: boolean,
  hasHash: boolean,
): void {
  const scope = memberScope(context, false);
  const { className, isGeneric, type } = context;
  const inline = inlineArrayOf(type);
  if (inline) {
    methods.push(...inlineArrayMembers(context, scope, inline, hasEquals, hasHash));
    return;
  }
  const fields = ownFields(context);
  // Of structs with two copied structs in each there may be any number.
  const copiesMany = fields.filter(({ type, isRef }) => !isRef && scope.program.isCopied(type)).length > 1;
  const copied = fields
    .map(({ key, type, isRef }) => {
      const own = `this${member(key)}`;
      return `$c${member(key)} = ${isRef ? own : copyCode(scope, own, type)};\n`;
    })
    .join('');
  methods.push(
    `$copy() {\n${copiesMany ? fuelCheck : ''}const $c = new ${className}(${isGeneric ? 'this.$type' : ''});\n${copied}return $c;\n}\n`,
  );
  const assigned = fields
    .map(({ key, type, isRef }) => {
      const own = `this${member(key)}`;
      const value = `$v${member(key)}`;
      return !isRef && scope.program.isHeldInPlace(type)
        ? `${own}.$assign(${value});\n`
        : `${own} = ${value};\n`;
    })
    .join('');
  methods.push(`$assign($v) {\n${assigned}return this;\n}\n`);
  if (!hasEquals)
    methods.push(
      `$equals($o) {\n${fuelCheck}return ${['$o instanceof ' + className, ...(isGeneric ? ['$o.$type === this.$type'] : []), ...sameParts(fields, '$o')].join(' && ')};\n}\n`,
    );
  if (!hasHash) methods.push(`$hash() {\n${fuelCheck}return ${structHash(fields)};\n}\n`);
}

function ownFields({ declaration }: TypeContext): Part[] {
  return declaration.fields
    .filter(({ field }) => !field.isStatic && !field.constant)
    .map(({ field }) => ({
      key: field.key ?? field.name,
      type: field.type,
      isRef: field.refKind !== 'none',
    }));
}

/** The members of an anonymous type: equality, hash code, text. */
export function anonymousMembers(
  context: TypeContext,
  properties: readonly PropertySymbol[],
  methods: string[],
  links: string[],
): void {
  const { program, className } = context;
  const scope = memberScope(context, false);
  const parts = properties.map((property) => ({ key: property.key!, type: property.type }));
  methods.push(
    `$equals($o) {\n${fuelCheck}return ${[`$o instanceof ${className}`, '$o.$type === this.$type', ...parts.map(({ key }) => `$r.equals(this${member(key)}, $o${member(key)})`)].join(' && ')};\n}\n`,
  );
  methods.push(`$hash() {\n${fuelCheck}return ${hashOf(parts, '19')};\n}\n`);
  const shown = properties.map(
    (property, index) =>
      `${quote(`${index > 0 ? ', ' : ''}${property.name} = `)} + ${partText(scope, property.key!, property.type)}`,
  );
  methods.push(
    `$toString() {\n${fuelCheck}${scopedReturn(scope, properties.length === 0 ? '"{ }"' : `"{ " + ${shown.join(' + ')} + " }"`)}}\n`,
  );
  methods.push(cloneMethod);
  for (const property of properties)
    links.push(`$r.linkField(${program.constant(property.getMethod)}, ${quote(property.key!)});\n`);
}
