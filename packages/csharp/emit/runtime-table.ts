// The functions that emitted code can call, by the names it calls them.
import { arrayOf } from '@mockwright/language/metadata/symbols';
import * as arithmetic from '@mockwright/language/runtime/arithmetic';
import { storable, typedDelegate } from '@mockwright/language/runtime/array-store';
import { asyncIterator, enumeratorToken } from '@mockwright/language/runtime/async-iterator';
import { Box, emptyArray, toArray } from '@mockwright/language/runtime/box';
import {
  bare,
  box,
  boxApart,
  cast,
  castOrNull,
  defaultOf,
  isInstance,
} from '@mockwright/language/runtime/casting';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  checkedDelegate,
  combine,
  delegateEquals,
  delegateOf,
  foreignFunction,
  methodDelegate,
  own,
  remove,
} from '@mockwright/language/runtime/delegates';
import * as emitted from '@mockwright/language/runtime/emitted';
import { lock, unlock } from '@mockwright/language/runtime/monitor';
import {
  combineHashes,
  equals,
  hash,
  identityHash,
  objectEquals,
  sameObject,
} from '@mockwright/language/runtime/equality';
import { clauseOf, enterTry, filter, leaveTry, search } from '@mockwright/language/runtime/exception-search';
import { iterate, iterateBoxed } from '@mockwright/language/runtime/iterate';
import { iterator, iteratorEnumerator } from '@mockwright/language/runtime/iterator';
import { activate } from '@mockwright/language/runtime/members';
import { MultiArray, createMultiArray } from '@mockwright/language/runtime/multi-array';
import { appendText, joinParts, printedText } from '@mockwright/language/runtime/record-text';
import {
  awaitBlocking,
  startAsync,
  startAsyncValue,
  startAsyncVoid,
} from '@mockwright/language/runtime/tasks';
import { seenAs, showingResult } from '@mockwright/language/runtime/repeated-interfaces';
import * as references from '@mockwright/language/runtime/references';
import { finishType, inheritedMember } from '@mockwright/language/runtime/template-types';
import { catchable } from '@mockwright/language/runtime/stack-trace';
import { formatValue, textOf, toText } from '@mockwright/language/runtime/text';
import { spanRefs, toSpan } from '@mockwright/language/runtime/span';
import { staticVirtual } from '@mockwright/language/runtime/static-virtual';
import * as tuples from '@mockwright/language/runtime/tuple';
import {
  constrained,
  constrainedInterfaceCall,
  interfaceCall,
} from '@mockwright/language/runtime/virtual-call';

/** Every function that emitted code may call, as `$r`. */
export const runtimeTable: Readonly<Record<string, unknown>> = {
  ...arithmetic,
  ...emitted,
  ...references,
  storable,
  typedDelegate,
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
  showingResult,
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
