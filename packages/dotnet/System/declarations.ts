// All types of `System`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dbNullType } from './db-null.ts';
import { objectType } from './object.ts';
import { valueTypeType } from './value-type.ts';
import { voidType } from './void.ts';
import { enumType } from './enum.ts';
import { booleanType } from './boolean.ts';
import { charType } from './char.ts';
import { sbyteType } from './s-byte.ts';
import { byteType } from './byte.ts';
import { int16Type } from './int16.ts';
import { uint16Type } from './u-int16.ts';
import { int32Type } from './int32.ts';
import { uint32Type } from './u-int32.ts';
import { int64Type } from './int64.ts';
import { uint64Type } from './u-int64.ts';
import { intPtrType } from './int-ptr.ts';
import { uintPtrType } from './u-int-ptr.ts';
import { singleType } from './single.ts';
import { doubleType } from './double.ts';
import { decimalType } from './decimal-type.ts';
import { nullableType, nullableClassType } from './nullable.ts';
import { iComparableType, iComparableOfTType } from './i-comparable.ts';
import { iEquatableType } from './i-equatable.ts';
import { iFormattableType } from './i-formattable.ts';
import { iSpanFormattableType } from './i-span-formattable.ts';
import { iUtf8SpanFormattableType } from './i-utf8-span-formattable.ts';
import { iDisposableType } from './i-disposable.ts';
import { iAsyncDisposableType } from './i-async-disposable.ts';
import { iCloneableType } from './i-cloneable.ts';
import { iFormatProviderType } from './i-format-provider.ts';
import { iCustomFormatterType } from './i-custom-formatter.ts';
import { iServiceProviderType } from './i-service-provider.ts';
import { iAsyncResultType } from './i-async-result.ts';
import { iObserverType } from './i-observer.ts';
import { iObservableType } from './i-observable.ts';
import { iProgressType } from './i-progress.ts';
import { iConvertibleType } from './i-convertible.ts';
import { iParsableType } from './i-parsable.ts';
import { iSpanParsableType } from './i-span-parsable.ts';
import { iUtf8SpanParsableType } from './i-utf8-span-parsable.ts';
import { delegateType } from './delegate.ts';
import { multicastDelegateType } from './multicast-delegate.ts';
import { actionTypes } from './action.ts';
import { funcTypes } from './func.ts';
import { eventHandlerType, eventHandlerOfTType, eventHandlerOfTwoType } from './event-handler.ts';
import { predicateType } from './predicate.ts';
import { comparisonType } from './comparison.ts';
import { converterType } from './converter.ts';
import { asyncCallbackType } from './async-callback.ts';
import { attributeType } from './attribute.ts';
import { obsoleteAttributeType } from './obsolete-attribute.ts';
import { flagsAttributeType } from './flags-attribute.ts';
import { serializableAttributeType } from './serializable-attribute.ts';
import { nonSerializedAttributeType } from './non-serialized-attribute.ts';
import { attributeUsageAttributeType } from './attribute-usage-attribute.ts';
import { attributeTargetsType } from './attribute-targets.ts';
import { eventArgsType } from './event-args.ts';
import { exceptionType } from './exception.ts';
import { systemExceptionType } from './system-exception.ts';
import { applicationExceptionType } from './application-exception.ts';
import { arithmeticExceptionType } from './arithmetic-exception.ts';
import { divideByZeroExceptionType } from './divide-by-zero-exception.ts';
import { overflowExceptionType } from './overflow-exception.ts';
import { arrayTypeMismatchExceptionType } from './array-type-mismatch-exception.ts';
import { formatExceptionType } from './format-exception.ts';
import { indexOutOfRangeExceptionType } from './index-out-of-range-exception.ts';
import { invalidCastExceptionType } from './invalid-cast-exception.ts';
import { invalidOperationExceptionType } from './invalid-operation-exception.ts';
import { objectDisposedExceptionType } from './object-disposed-exception.ts';
import { memberAccessExceptionType } from './member-access-exception.ts';
import { notImplementedExceptionType } from './not-implemented-exception.ts';
import { notSupportedExceptionType } from './not-supported-exception.ts';
import { platformNotSupportedExceptionType } from './platform-not-supported-exception.ts';
import { nullReferenceExceptionType } from './null-reference-exception.ts';
import { outOfMemoryExceptionType } from './out-of-memory-exception.ts';
import { rankExceptionType } from './rank-exception.ts';
import { operationCanceledExceptionType } from './operation-canceled-exception.ts';
import { timeoutExceptionType } from './timeout-exception.ts';
import { unauthorizedAccessExceptionType } from './unauthorized-access-exception.ts';
import { typeInitializationExceptionType } from './type-initialization-exception.ts';
import { argumentExceptionType } from './argument-exception.ts';
import { argumentNullExceptionType } from './argument-null-exception.ts';
import { argumentOutOfRangeExceptionType } from './argument-out-of-range-exception.ts';
import { aggregateExceptionType } from './aggregate-exception.ts';
import { notFiniteNumberExceptionType } from './not-finite-number-exception.ts';
import { missingMemberExceptionType } from './missing-member-exception.ts';
import { missingMethodExceptionType } from './missing-method-exception.ts';
import { missingFieldExceptionType } from './missing-field-exception.ts';
import { badImageFormatExceptionType } from './bad-image-format-exception.ts';
import { typeLoadExceptionType } from './type-load-exception.ts';
import { arrayType } from './array.ts';
import { bufferType } from './buffer.ts';
import { bitConverterType } from './bit-converter.ts';
import { convertType } from './convert.ts';
import { base64FormattingOptionsType } from './base64-formatting-options.ts';
import { mathType } from './math.ts';
import { mathFType } from './math-f.ts';
import { midpointRoundingType } from './midpoint-rounding.ts';
import { typeCodeType } from './type-code.ts';
import { randomType } from './random.ts';
import { guidType } from './guid.ts';
import { versionType } from './version.ts';
import { lazyType, lazyWithMetadataType } from './lazy.ts';
import { tupleTypes, tupleClassType } from './tuple.ts';
import { tupleExtensionsType } from './tuple-extensions.ts';
import { valueTupleTypes, valueTupleClassType } from './value-tuple.ts';
import { indexType } from './index.ts';
import { rangeType } from './range.ts';
import { hashCodeType } from './hash-code.ts';
import { stringComparisonType } from './string-comparison.ts';
import { stringComparerType } from './string-comparer.ts';
import {
  environmentType,
  environmentSpecialFolderType,
  environmentSpecialFolderOptionType,
} from './environment.ts';
import { environmentVariableTargetType } from './environment-variable-target.ts';
import { gcCollectionModeType } from './gc-collection-mode.ts';
import { gcType } from './gc.ts';
import { appContextType } from './app-context.ts';
import { consoleType } from './console.ts';
import { consoleColorType } from './console-color.ts';
import { operatingSystemType } from './operating-system.ts';
import { platformIDType } from './platform-id.ts';
import { weakReferenceType, weakReferenceOfTType } from './weak-reference.ts';
import { progressType } from './progress.ts';
import { formattableStringType } from './formattable-string.ts';
import { typeType } from './type.ts';
import { runtimeTypeType } from './runtime-type.ts';
import { activatorType } from './activator.ts';
import { halfType } from './half.ts';
import { int128Type } from './int128.ts';
import { uInt128Type } from './u-int128.ts';
import { uriType } from './uri.ts';
import { uriFormatExceptionType } from './uri-format-exception.ts';
import { uriKindType } from './uri-kind.ts';
import { uriPartialType } from './uri-partial.ts';
import { uriFormatType } from './uri-format.ts';
import { uriHostNameTypeType } from './uri-host-name-type.ts';
import { uriComponentsType } from './uri-components.ts';
import { uriBuilderType } from './uri-builder.ts';
import { spanType, spanEnumeratorType } from './span.ts';
import { readOnlySpanType, readOnlySpanEnumeratorType } from './read-only-span.ts';
import { memoryTypes } from './memory-types.ts';
import { memoryExtensionsType, memoryExtensionsSpanSplitEnumeratorType } from './memory-extensions.ts';
import { dateOnlyType } from './date-only.ts';
import { dateTimeKindType } from './date-time-kind.ts';
import { dateTimeOffsetType } from './date-time-offset.ts';
import { dateTimeType } from './date-time-type.ts';
import { dayOfWeekType } from './day-of-week.ts';
import { timeOnlyType } from './time-only.ts';
import { timeProviderType } from './time-provider.ts';
import { timeSpanType } from './time-span.ts';
import { timeZoneInfoType } from './time-zone-info.ts';
import { timeZoneInfoTransitionTimeType, timeZoneInfoAdjustmentRuleType } from './time-zone-info-type.ts';
import { timeZoneNotFoundExceptionType } from './time-zone-not-found-exception.ts';
import { invalidTimeZoneExceptionType } from './invalid-time-zone-exception.ts';
import { stringType } from './string.ts';
import { charEnumeratorType } from './char-enumerator.ts';
import { stringSplitOptionsType } from './string-split-options.ts';
import { collectionExpressionTypes } from './collection-expression-types.ts';
import { arraySegmentTypes } from './array-segment.ts';

/** The types of `System`, containing types before the types inside them. */
export const systemDeclarations: readonly TypeDeclaration[] = [
  dbNullType,
  objectType,
  valueTypeType,
  voidType,
  enumType,
  booleanType,
  charType,
  sbyteType,
  byteType,
  int16Type,
  uint16Type,
  int32Type,
  uint32Type,
  int64Type,
  uint64Type,
  intPtrType,
  uintPtrType,
  singleType,
  doubleType,
  decimalType,
  nullableType,
  nullableClassType,
  iComparableType,
  iComparableOfTType,
  iEquatableType,
  iFormattableType,
  iSpanFormattableType,
  iUtf8SpanFormattableType,
  iDisposableType,
  iAsyncDisposableType,
  iCloneableType,
  iFormatProviderType,
  iCustomFormatterType,
  iServiceProviderType,
  iAsyncResultType,
  iObserverType,
  iObservableType,
  iProgressType,
  iConvertibleType,
  iParsableType,
  iSpanParsableType,
  iUtf8SpanParsableType,
  delegateType,
  multicastDelegateType,
  ...actionTypes,
  ...funcTypes,
  eventHandlerType,
  eventHandlerOfTType,
  eventHandlerOfTwoType,
  predicateType,
  comparisonType,
  converterType,
  asyncCallbackType,
  attributeType,
  obsoleteAttributeType,
  flagsAttributeType,
  serializableAttributeType,
  nonSerializedAttributeType,
  attributeUsageAttributeType,
  attributeTargetsType,
  eventArgsType,
  exceptionType,
  systemExceptionType,
  applicationExceptionType,
  arithmeticExceptionType,
  divideByZeroExceptionType,
  overflowExceptionType,
  arrayTypeMismatchExceptionType,
  formatExceptionType,
  indexOutOfRangeExceptionType,
  invalidCastExceptionType,
  invalidOperationExceptionType,
  objectDisposedExceptionType,
  memberAccessExceptionType,
  notImplementedExceptionType,
  notSupportedExceptionType,
  platformNotSupportedExceptionType,
  nullReferenceExceptionType,
  outOfMemoryExceptionType,
  rankExceptionType,
  operationCanceledExceptionType,
  timeoutExceptionType,
  unauthorizedAccessExceptionType,
  typeInitializationExceptionType,
  argumentExceptionType,
  argumentNullExceptionType,
  argumentOutOfRangeExceptionType,
  aggregateExceptionType,
  notFiniteNumberExceptionType,
  missingMemberExceptionType,
  missingMethodExceptionType,
  missingFieldExceptionType,
  badImageFormatExceptionType,
  typeLoadExceptionType,
  arrayType,
  bufferType,
  bitConverterType,
  convertType,
  base64FormattingOptionsType,
  mathType,
  mathFType,
  midpointRoundingType,
  typeCodeType,
  randomType,
  guidType,
  versionType,
  lazyType,
  lazyWithMetadataType,
  ...tupleTypes,
  tupleClassType,
  tupleExtensionsType,
  ...valueTupleTypes,
  valueTupleClassType,
  indexType,
  rangeType,
  hashCodeType,
  stringComparisonType,
  stringComparerType,
  environmentType,
  environmentVariableTargetType,
  environmentSpecialFolderType,
  environmentSpecialFolderOptionType,
  gcCollectionModeType,
  gcType,
  appContextType,
  consoleType,
  consoleColorType,
  operatingSystemType,
  platformIDType,
  weakReferenceType,
  weakReferenceOfTType,
  progressType,
  formattableStringType,
  typeType,
  runtimeTypeType,
  activatorType,
  halfType,
  int128Type,
  uInt128Type,
  uriType,
  uriFormatExceptionType,
  uriKindType,
  uriPartialType,
  uriFormatType,
  uriHostNameTypeType,
  uriComponentsType,
  uriBuilderType,
  spanType,
  spanEnumeratorType,
  readOnlySpanType,
  readOnlySpanEnumeratorType,
  ...memoryTypes,
  memoryExtensionsType,
  memoryExtensionsSpanSplitEnumeratorType,
  dateOnlyType,
  dateTimeKindType,
  dateTimeOffsetType,
  dateTimeType,
  dayOfWeekType,
  timeOnlyType,
  timeProviderType,
  timeSpanType,
  timeZoneInfoType,
  timeZoneInfoTransitionTimeType,
  timeZoneInfoAdjustmentRuleType,
  timeZoneNotFoundExceptionType,
  invalidTimeZoneExceptionType,
  stringType,
  charEnumeratorType,
  stringSplitOptionsType,
  ...collectionExpressionTypes,
  ...arraySegmentTypes,
];
