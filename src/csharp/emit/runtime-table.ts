// The functions that emitted code can call, by the names it calls them.
import { arrayOf } from '../../metadata/symbols.ts';
import * as arithmetic from '../../runtime/arithmetic.ts';
import { storable } from '../../runtime/array-store.ts';
import { asyncIterator, enumeratorToken } from '../../runtime/async-iterator.ts';
import { Box, emptyArray, toArray } from '../../runtime/box.ts';
import { bare, box, boxApart, cast, castOrNull, defaultOf, isInstance } from '../../runtime/casting.ts';
import { Decimal } from '../../runtime/decimal.ts';
import {
  checkedDelegate,
  combine,
  delegateEquals,
  delegateOf,
  foreignFunction,
  methodDelegate,
  own,
  remove,
} from '../../runtime/delegates.ts';
import * as emitted from '../../runtime/emitted.ts';
import { lock, unlock } from '../../runtime/monitor.ts';
import {
  combineHashes,
  equals,
  hash,
  identityHash,
  objectEquals,
  sameObject,
} from '../../runtime/equality.ts';
import { clauseOf, enterTry, filter, leaveTry, search } from '../../runtime/exception-search.ts';
import { iterate, iterateBoxed } from '../../runtime/iterate.ts';
import { iterator, iteratorEnumerator } from '../../runtime/iterator.ts';
import { activate } from '../../runtime/members.ts';
import { MultiArray, createMultiArray } from '../../runtime/multi-array.ts';
import { appendText, joinParts, printedText } from '../../runtime/record-text.ts';
import { awaitBlocking, startAsync, startAsyncValue, startAsyncVoid } from '../../runtime/tasks.ts';
import { seenAs } from '../../runtime/repeated-interfaces.ts';
import * as references from '../../runtime/references.ts';
import { finishType, inheritedMember } from '../../runtime/template-types.ts';
import { catchable } from '../../runtime/stack-trace.ts';
import { formatValue, textOf, toText } from '../../runtime/text.ts';
import { spanRefs, toSpan } from '../../runtime/span.ts';
import { staticVirtual } from '../../runtime/static-virtual.ts';
import * as tuples from '../../runtime/tuple.ts';
import { constrained, constrainedInterfaceCall, interfaceCall } from '../../runtime/virtual-call.ts';

/** Every function that emitted code may call, as `$r`. */
export const runtimeTable: Readonly<Record<string, unknown>> = {
  ...arithmetic,
  ...emitted,
  ...references,
  storable,
  lock,
  unlock,
  ...tuples,
  arrayOf,
  asyncIterator,
  enumeratorToken,
  Box,
  emptyArray,
  toArray,
  bare,
  box,
  boxApart,
  cast,
  castOrNull,
  defaultOf,
  isInstance,
  Decimal,
  checkedDelegate,
  combine,
  foreignFunction,
  own,
  delegateOf,
  delegateEquals,
  methodDelegate,
  remove,
  combineHashes,
  equals,
  hash,
  identityHash,
  objectEquals,
  sameObject,
  catchable,
  clauseOf,
  enterTry,
  filter,
  leaveTry,
  search,
  iterate,
  iterateBoxed,
  interfaceCall,
  constrainedInterfaceCall,
  iterator,
  iteratorEnumerator,
  activate,
  MultiArray,
  createMultiArray,
  appendText,
  joinParts,
  printedText,
  awaitBlocking,
  startAsync,
  startAsyncValue,
  startAsyncVoid,
  seenAs,
  finishType,
  inheritedMember,
  formatValue,
  textOf,
  toText,
  constrained,
  staticVirtual,
  spanRefs,
  toSpan,
};
