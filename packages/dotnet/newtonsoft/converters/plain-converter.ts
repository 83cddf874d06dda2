// How the converters are declared that have nothing but a constructor.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { JsonConverter } from '../serialization/converter.ts';
import { converterMembers } from './declared-members.ts';

/** A converter with a constructor without parameters. */
export const plain = (name: string, runtime: new () => JsonConverter): TypeDeclaration =>
  declareType(
    `public class Newtonsoft.Json.Converters.${name} : Newtonsoft.Json.JsonConverter`,
    () => ({ ...converterMembers, [`${name}()`]: () => new runtime() }),
    { runtime },
  );
