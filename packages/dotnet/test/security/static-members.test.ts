// Static members of interfaces: each type of the library that declares such an interface has them all.
import { expect, test } from 'vitest';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { findStaticVirtual } from '@mockwright/language/runtime/static-virtual';
import { publicTypes } from './generated-calls.ts';

const staticMethods = (face: NamedType): readonly MethodSymbol[] =>
  face
    .memberNames()
    .flatMap((name) => face.members(name))
    .flatMap((member) =>
      member.kind === 'property'
        ? [member.getMethod, member.setMethod]
        : member.kind === 'method'
          ? [member]
          : [],
    )
    .filter(
      (method) =>
        method?.isStatic === true && (method.flags.isAbstract === true || method.flags.isVirtual === true),
    )
    .map((method) => method!);

test('what a type declares it implements', () => {
  const missing = publicTypes()
    .filter(({ kind }) => kind === 'struct' || kind === 'class')
    .flatMap((type) =>
      type.allInterfaces.flatMap((face) =>
        staticMethods(face)
          .filter((method) => !findStaticVirtual(type, method.definition, face))
          .map(({ name, parameters }) => `${type.name}: ${face.name}.${name}/${parameters.length}`),
      ),
    );
  expect([...new Set(missing)]).toEqual([]);
});
