// What a struct with `[InlineArray]` must be: a length above zero, one field, and that with no word that stands in the way.
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { isInlineArrayName } from '../members/inline-array-length.ts';
import type { SourceField } from '../members/member-host.ts';
import type { SourceType } from '../source-type.ts';

/** Reports structs that are declared as inline arrays and cannot be such. */
export function checkInlineArray(source: SourceType): void {
  const { type, binder, declarations } = source;
  const attribute = type.attributes.find(
    (each) =>
      each.type.name === 'InlineArrayAttribute' && each.type.namespace === 'System.Runtime.CompilerServices',
  );
  if (!attribute || type.kind !== 'struct') return;
  const syntax = declarations
    .flatMap(({ attributeLists }) => attributeLists.flatMap(({ attributes }) => attributes))
    .find(({ name }) => isInlineArrayName(name));
  if (type.flags.isRecord) {
    binder.error('CS9259', syntax?.name ?? source.identifier);
    return;
  }
  if (typeof attribute.arguments[0] === 'number' && attribute.arguments[0] <= 0)
    binder.error('CS9167', syntax?.arguments?.[0] ?? source.identifier);
  const [only, ...others] = source.fields.filter(({ field }) => !field.isStatic && !field.flags.isConst);
  if (!only || others.length > 0) binder.error('CS9169', source.identifier);
  else if (!mayBeElement(source, only)) binder.error('CS9180', only.nameSpan);
}

function mayBeElement({ declarations }: SourceType, { field, nameSpan }: SourceField): boolean {
  if (field.flags.isReadOnly) return false;
  const declared = declarations
    .flatMap((declaration) => (declaration.kind === 'TypeDeclaration' ? declaration.members : []))
    .find(
      (member) =>
        member.kind === 'FieldDeclaration' &&
        member.declaration.variables.some(({ identifier }) => identifier.start === nameSpan.start),
    );
  return !(
    declared?.kind === 'FieldDeclaration' &&
    ['required', 'volatile'].some((word) => hasModifier(declared.modifiers, word))
  );
}
