// `[InterpolatedStringHandlerArgument("x", "")]`: which arguments the handler for a parameter gets.
import type { AttributeData, ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import { isStringHandler } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';

/** Where the parameter stands. */
export interface HandlerPlace {
  readonly binder: Binder;
  /** The method, as messages call it. */
  readonly method: () => string;
  /** Names of all parameters of the list. */
  readonly names: readonly string[];
  /** There is a receiver that can be asked for. */
  readonly isInstance: boolean;
}

/** The names in the attribute, reported where they mean nothing; undefined without the attribute. */
export function handlerArgumentsOf(
  { binder, method, names, isInstance }: HandlerPlace,
  parameter: ParameterSymbol,
  attributes: readonly AttributeData[],
  span: TextSpan,
): readonly string[] | 'malformed' | undefined {
  const attribute = attributes.find(
    ({ type }) =>
      type.name === 'InterpolatedStringHandlerArgumentAttribute' &&
      type.namespace === 'System.Runtime.CompilerServices',
  );
  if (!attribute) return undefined;
  if (!isStringHandler(parameter.type)) {
    binder.error('CS8946', span, [displayType(parameter.type)]);
    return 'malformed';
  }
  const wanted = attribute.arguments.flat() as readonly (string | null)[];
  let isMalformed = false;
  const fail = (code: 'CS8943' | 'CS8944' | 'CS8945' | 'CS8948', values: readonly string[] = []): void => {
    isMalformed = true;
    binder.error(code, span, values);
  };
  for (const name of wanted) {
    if (name === null) fail('CS8943');
    else if (name === '') {
      if (!isInstance) fail('CS8944', [method()]);
    } else if (!names.includes(name)) fail('CS8945', [name, method()]);
    else if (name === parameter.name) fail('CS8948');
  }
  return isMalformed ? 'malformed' : (wanted as readonly string[]);
}
