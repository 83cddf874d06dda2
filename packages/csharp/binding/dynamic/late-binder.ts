// Binds `dynamic` operations when they happen: the binder's own rules, with the types that the values have then. What was
// found is kept at the site for the next time with the same types.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { DynamicBinder } from '@mockwright/language/runtime/dynamic';
import type { Library } from '../../symbols/library.ts';
import { createLate, invokeCandidates, invokeLate, invokeMemberLate } from './late-calls.ts';
import { LateContext } from './late-context.ts';
import { convertIndexLate, convertLate, testLate } from './late-conversions.ts';
import {
  EventChange,
  EventReference,
  getIndexLate,
  getMemberLate,
  setIndexLate,
  setMemberLate,
} from './late-members.ts';
import { binaryLate, unaryLate } from './late-operators.ts';

/** Makes the binder for values of a library's types and of the types of templates that use it. */
export function createDynamicBinder(library: Library): DynamicBinder {
  const context = new LateContext(library);
  return {
    getMember: (receiver, name, site) => getMemberLate(context, receiver, name, site),
    setMember: (receiver, name, value, site) => setMemberLate(context, receiver, name, value, site),
    getIndex: (receiver, indices, site) => getIndexLate(context, receiver, indices, site),
    setIndex: (receiver, indices, value, site) => setIndexLate(context, receiver, indices, value, site),
    invokeMember: (receiver, name, args, site) => invokeMemberLate(context, receiver, name, args, site),
    invokeStatic: (type, name, args, site) =>
      invokeCandidates(context, undefined, site.candidates ?? staticMethods(type, name), name, args, site),
    invoke: (target, args, site) => invokeLate(context, target, args, site),
    create: (type, args, site) => createLate(context, type, args, site),
    unary: (operator, operand, site) => unaryLate(context, operator, operand, site),
    binary: (operator, left, right, site) => {
      const isEvent = left instanceof EventReference && (operator === '+=' || operator === '-=');
      return isEvent
        ? new EventChange(left.event, right, operator === '+=')
        : binaryLate(context, operator, left, right, site);
    },
    convert: (value, type, isExplicit, site) => convertLate(context, value, type, isExplicit, site),
    convertIndex: (value, site) => convertIndexLate(context, value, site),
    isTrue: (value, site) => testLate(context, 'true', value, site),
    isFalse: (value, site) => testLate(context, 'false', value, site),
  };
}

function staticMethods(type: NamedType | null, name: string): readonly MethodSymbol[] {
  return type ? type.members(name).filter((member): member is MethodSymbol => member.kind === 'method') : [];
}
