// The interface `System.Numerics.IMinMaxValue`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constant } from './operator-interface-members.ts';

/** `System.Numerics.IMinMaxValue`. */
export const iMinMaxValueType: TypeDeclaration = constant('IMinMaxValue', ['MinValue', 'MaxValue'], 'TSelf');
