// The static fields of template types: one object per type (per constructed type of generic ones) and execution.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { FunctionScope } from './function-scope.ts';

/** The object that holds the static fields of a template type; makes and initializes it when first used. */
export function staticsCode(scope: FunctionScope, type: NamedType, span: TextSpan): string {
  const name = scope.program.types.get(type.definition)?.statics;
  if (name === undefined) return 'undefined';
  if (type.definition.typeParameters.length > 0) return `${scope.mark(span)}${name}(${scope.typeCode(type)})`;
  return `($S.${name} ?? ${scope.mark(span)}${name}())`;
}
