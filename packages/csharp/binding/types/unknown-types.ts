// Types that the code names, but that nobody declares: each name stands for one, wherever it is written.
import { ErrorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { Binder } from '../binder.ts';

/** The type of that name and with these type arguments; the same every time. */
export function unknownType(
  { compilation: { shared } }: Binder,
  name: string,
  namespace: string,
  typeArguments: readonly Type[],
): ErrorType {
  const key = `${namespace}.${name}<${typeArguments.map(({ id }) => id).join()}>`;
  let type = shared.unknownTypes.get(key);
  if (!type) shared.unknownTypes.set(key, (type = new ErrorType(name, namespace, typeArguments)));
  return type;
}
