// Attributes that tell the compiler something: who calls, which calls to leave out.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class CallerMemberNameAttribute extends Attribute {}
class CallerLineNumberAttribute extends Attribute {}
class CallerFilePathAttribute extends Attribute {}
class InterpolatedStringHandlerAttribute extends Attribute {}
const services = 'System.Runtime.CompilerServices';
/** Attributes of System.Runtime and System.Diagnostics that the compiler itself reads. */
export const compilerAttributeTypes: readonly TypeDeclaration[] = Object.entries({
  CallerMemberNameAttribute,
  CallerLineNumberAttribute,
  CallerFilePathAttribute,
  InterpolatedStringHandlerAttribute,
}).map(([name, runtime]) =>
  declareType(
    `public sealed class ${services}.${name} : Attribute`,
    () => ({ [`${name}()`]: () => new runtime() }),
    { runtime },
  ),
);
