// The XML parser, loaded when the first XML is read: most servers never read any.
import { createRequire } from 'node:module';
import type * as Saxes from 'saxes';

const require = createRequire(import.meta.url);
let saxes: typeof Saxes | undefined;

/** A parser of the library `saxes`, with its options. */
export function createSaxParser<O extends Saxes.SaxesOptions>(options: O): Saxes.SaxesParser<O> {
  saxes ??= require('saxes') as typeof Saxes;
  return new saxes.SaxesParser(options);
}
