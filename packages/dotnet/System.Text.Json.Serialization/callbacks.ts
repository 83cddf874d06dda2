// `IJsonOnSerializing` and its kin: what objects do when they are written or read.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { callMember } from '../System.Collections/collection-protocol.ts';

const names = ['OnDeserialized', 'OnDeserializing', 'OnSerialized', 'OnSerializing'] as const;
const space = 'System.Text.Json.Serialization';

/** Tells an object of that type what happens to it, where it wants to know. */
export function notify(target: unknown, type: NamedType, name: (typeof names)[number]): void {
  const wanted = type.allInterfaces.some(
    (candidate) => candidate.name === `IJson${name}` && candidate.namespace === space,
  );
  if (wanted) callMember(target, `IJson${name}.${name}/0`, name, []);
}

/** The interfaces of objects that want to know. */
export const callbackTypes: readonly TypeDeclaration[] = names.map((name) =>
  declareType(`public interface System.Text.Json.Serialization.IJson${name}`, () => ({
    [`void ${name}()`]: undefined,
  })),
);
