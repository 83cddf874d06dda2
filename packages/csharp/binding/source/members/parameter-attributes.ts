// Attributes that say how a parameter is passed: they must not say something else than its words do.
import type { AttributeData, ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { ParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { checkUnscopedParameter } from './unscoped-attribute.ts';

/** What is said where the attribute stands on such a parameter. */
const codesOfOut = { in: 'CS8355', 'ref readonly': 'CS9199' } as const;

/** Reports `[In]`, `[Out]` and `[UnscopedRef]` where they contradict the parameter. */
export function checkParameterAttributes(
  binder: Binder,
  syntax: ParameterSyntax,
  parameter: Pick<ParameterSymbol, 'type' | 'refKind' | 'isParams' | 'isScoped'>,
  attributes: readonly AttributeData[],
): void {
  if (attributes.length === 0) return;
  const has = (name: string): boolean =>
    attributes.some(({ type }) => type.name === name && type.namespace === 'System.Runtime.InteropServices');
  const { refKind } = parameter;
  const { identifier } = syntax;
  if (refKind === 'out' && has('InAttribute')) binder.error('CS0036', identifier);
  else if (refKind !== 'none' && refKind !== 'out' && has('OutAttribute')) {
    if (refKind !== 'ref') binder.error(codesOfOut[refKind], identifier);
    else if (!has('InAttribute')) binder.error('CS0662', identifier);
  }
  checkUnscopedParameter(binder, syntax.attributeLists, parameter);
}
