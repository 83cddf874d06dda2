// Extension methods of people and companies: nobody has no numbers.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';

/** A class of extension methods that throw a NullReferenceException for null. */
export function ofSomeone(declaration: TypeDeclaration): TypeDeclaration {
  return declareType(declaration.header, () =>
    Object.fromEntries(
      Object.entries(declaration.members).map(([signature, implementation]) => {
        const own = implementation as (...args: unknown[]) => unknown;
        return [signature, (self: unknown, ...rest: unknown[]) => own(dereferenced(self), ...rest)] as const;
      }),
    ),
  );
}
