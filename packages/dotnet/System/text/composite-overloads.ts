// The members of `String` and `StringBuilder` that take a `CompositeFormat`.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { CompositeFormat } from '../composite-format.ts';
import { paramsMembers } from '../spans/params-members.ts';

/**
 * The overloads of a formatting method that take a `CompositeFormat`: with one to three arguments of their own types,
 * and with an array of objects.
 * @param head return type and name: `static string Format`
 * @param finish what the method does with the text; gets the receiver of instance methods
 */
export function compositeOverloads(
  head: string,
  finish: (self: unknown, text: string) => unknown,
): Record<string, Implementation> {
  const isStatic = head.startsWith('static ');
  const parameters = 'IFormatProvider? provider, System.Text.CompositeFormat format';
  const members: Record<string, Implementation> = {};
  const withText =
    (argsOf: (rest: readonly unknown[]) => readonly unknown[]) =>
    (...all: unknown[]): unknown => {
      const [self, provider, format, ...rest] = isStatic ? [null, ...all] : all;
      const text = notNull(format as CompositeFormat | null, 'format').text(argsOf(rest), provider);
      return finish(self, text);
    };
  for (let count = 1; count <= 3; count++) {
    const numbers = [0, 1, 2].slice(0, count);
    const types = numbers.map((number) => `TArg${number}`);
    const values = types.map((type, number) => `${type} arg${number}`).join(', ');
    members[`${head}<${types.join(', ')}>(${parameters}, ${values})`] = withText((rest) =>
      numbers.map((number) => box(rest[number], rest[count + number] as Type)),
    );
  }
  const withArray = withText(([args]) => notNull(args as readonly unknown[] | null, 'args'));
  return { ...members, ...paramsMembers(`${head}(${parameters}, params object?[] args)`, withArray) };
}
