// What the handler of an interpolated string gets of the call that it is an argument of: `[InterpolatedStringHandlerArgument]`.
import type { ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayParameter, displayType } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundArgument, BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { HandlerArgument } from '../bound-tree/unconverted.ts';

/** The arguments of one call, of which handlers take some. */
export class HandlerContext {
  /** What the call is made on; kept for later where a handler asks for it. */
  receiver: BoundExpression | null;
  readonly #binder: Binder;
  readonly #parameters: readonly ParameterSymbol[];
  readonly #values: (BoundArgument | undefined)[];
  readonly #written: readonly { readonly span: TextSpan }[];
  readonly #places: readonly number[];

  /**
   * @param values the arguments as far as they are in place
   * @param written the arguments that are written
   * @param places the parameter of each
   */
  constructor(
    binder: Binder,
    receiver: BoundExpression | null,
    parameters: readonly ParameterSymbol[],
    values: (BoundArgument | undefined)[],
    written: readonly { readonly span: TextSpan }[],
    places: readonly number[],
  ) {
    this.#binder = binder;
    this.receiver = receiver;
    this.#parameters = parameters;
    this.#values = values;
    this.#written = written;
    this.#places = places;
  }

  /** What the constructor of the handler for that parameter gets besides the lengths; reports what is not there. */
  argumentsFor(parameter: ParameterSymbol, span: TextSpan): readonly HandlerArgument[] {
    const { handlerArguments: names = [] } = parameter;
    if (names === 'malformed') {
      this.#binder.error('CS8949', span, [displayParameterWithName(parameter), displayType(parameter.type)]);
      return [];
    }
    return names.flatMap((name) =>
      name === '' ? this.#ofReceiver() : this.#ofParameter(name, parameter, span),
    );
  }

  #ofReceiver(): readonly HandlerArgument[] {
    if (!this.receiver) return [];
    const receiver = isKeeper(this.receiver) ? this.receiver : keep(this.receiver);
    this.receiver = receiver;
    return [{ value: again(receiver), refKind: 'none' }];
  }

  #ofParameter(name: string, parameter: ParameterSymbol, span: TextSpan): readonly HandlerArgument[] {
    const at = this.#parameters.findIndex((other) => other.name === name);
    const placed = this.#values[at];
    if (!placed) {
      const later = this.#written[this.#places.lastIndexOf(at)]?.span;
      this.#binder.error(later ? 'CS8950' : 'CS8951', later ?? span, [name, parameter.name]);
      return [{ value: placeholder(this.#parameters[at]!.type, span), refKind: 'none' }];
    }
    const { refKind } = placed;
    if (refKind === 'ref' || refKind === 'out') return [{ value: placed.value, refKind }];
    const value = placed.value.kind === 'Kept' ? placed.value : keep(placed.value);
    this.#values[at] = { ...placed, value };
    return [{ value: again(value), refKind: 'none' }];
  }
}

const displayParameterWithName = (parameter: ParameterSymbol): string =>
  `${displayParameter(parameter)} ${parameter.name}`;

/** Expressions that can be evaluated twice. */
const isKeeper = ({ kind }: BoundExpression): boolean =>
  kind === 'Kept' || kind === 'Local' || kind === 'This' || kind === 'HostObject';
const again = (value: BoundExpression): BoundExpression =>
  value.kind === 'Kept' ? value.placeholder : value;

function keep(value: BoundExpression): BoundExpression & { readonly kind: 'Kept' } {
  const { span, type } = value;
  return { kind: 'Kept', span, type, value, placeholder: placeholder(type, span) };
}
