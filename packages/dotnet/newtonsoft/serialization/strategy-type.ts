// How the naming strategies are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamingStrategy } from './contracts/naming.ts';

/** A naming strategy with the constructors that all have. */
export function strategy(name: string, runtime: new () => NamingStrategy): TypeDeclaration {
  const members: Record<string, (...args: never[]) => unknown> = { [`${name}()`]: () => new runtime() };
  if (name !== 'DefaultNamingStrategy') {
    members[`${name}(bool processDictionaryKeys, bool overrideSpecifiedNames)`] = (
      keys: boolean,
      specified: boolean,
    ) => new runtime().configure(keys, specified, false);
    members[
      `${name}(bool processDictionaryKeys, bool overrideSpecifiedNames, bool processExtensionDataNames)`
    ] = (keys: boolean, specified: boolean, extension: boolean) =>
      new runtime().configure(keys, specified, extension);
  }
  members['protected override string ResolvePropertyName(string name)'] = (
    self: NamingStrategy,
    text: string,
  ) => self.named(text);
  return declareType(
    `public class Newtonsoft.Json.Serialization.${name} : Newtonsoft.Json.Serialization.NamingStrategy`,
    members,
    { runtime },
  );
}
