// The names of `System.Xml`'s elements and attributes.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { nameFault, XmlException } from '../xml-exception.ts';
import { dereferenced } from '@mockwright/language/runtime/not-null';

/** A name in its parts. */
export interface DomName {
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
}
/** `a:b` in its parts, without namespace. @throws XmlException */
export function splitName(given: string | null): readonly [prefix: string, local: string] {
  const name = dereferenced(given);
  const colon = name.indexOf(':');
  const isSplit = colon > 0 && colon < name.length - 1;
  const [prefix, local] = isSplit ? [name.slice(0, colon), name.slice(colon + 1)] : ['', name];
  const fault = local === '' ? undefined : nameFault(`_${local}`);
  if (fault !== undefined) throw new XmlException(fault);
  if (local === '')
    throw new ArgumentException(
      'The local name for elements or attributes cannot be null or an empty string.',
    );
  return [prefix, local];
}
