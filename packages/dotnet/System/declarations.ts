// All types of the core of System.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { changeInterfaceTypes } from '../System.ComponentModel/change-interfaces.ts';
import { componentModelTypes } from '../System.ComponentModel/component-model.ts';
import { defaultValueAttributeType } from '../System.ComponentModel/default-value.ts';
import { win32ExceptionType } from '../System.ComponentModel/win32-exception.ts';
import { activitySpanIdType } from '../System.Diagnostics/activity-span-id.ts';
import { activityTraceIdType } from '../System.Diagnostics/activity-trace-id.ts';
import { conditionalAttributeType } from '../System.Diagnostics/conditional-attribute.ts';
import { debugType } from '../System.Diagnostics/debug.ts';
import { stopwatchType } from '../System.Diagnostics/stopwatch.ts';
import { traceType } from '../System.Diagnostics/trace.ts';
import { charUnicodeInfoType } from '../System.Globalization/char-unicode-info.ts';
import { compareInfoType } from '../System.Globalization/compare-info.ts';
import { compareOptionsType } from '../System.Globalization/compare-options.ts';
import { cultureInfoType } from '../System.Globalization/culture-info-type.ts';
import { cultureTypesType } from '../System.Globalization/culture-types.ts';
import { digitShapesType } from '../System.Globalization/digit-shapes.ts';
import { idnMappingType } from '../System.Globalization/idn-mapping.ts';
import { numberFormatInfoType } from '../System.Globalization/number-format-info-type.ts';
import { numberStylesType } from '../System.Globalization/number-styles.ts';
import { regionInfoType } from '../System.Globalization/region-info.ts';
import { textInfoType } from '../System.Globalization/text-info.ts';
import { unicodeCategoryType } from '../System.Globalization/unicode-category.ts';
import { httpMethodType } from '../System.Net.Http/http-method.ts';
import { httpRequestErrorType } from '../System.Net.Http/http-request-error.ts';
import { httpRequestExceptionType } from '../System.Net.Http/http-request-exception.ts';
import { addressFamilyType } from '../System.Net.Sockets/address-family.ts';
import { socketErrorType } from '../System.Net.Sockets/socket-error.ts';
import { socketExceptionType } from '../System.Net.Sockets/socket-exception.ts';
import { cookieCollectionType } from '../System.Net/cookie-collection.ts';
import { cookieExceptionType } from '../System.Net/cookie-exception.ts';
import { cookieType } from '../System.Net/cookie.ts';
import { httpStatusCodeType } from '../System.Net/http-status-code.ts';
import { httpVersionType } from '../System.Net/http-version.ts';
import { ipAddressReadOnlyIPAddressType, ipAddressType } from '../System.Net/ip-address.ts';
import { ipEndPointType } from '../System.Net/ip-end-point.ts';
import { webUtilityType } from '../System.Net/web-utility.ts';
import { bigIntegerType } from '../System.Numerics/big-integer.ts';
import { bitOperationsType } from '../System.Numerics/bit-operations.ts';
import { complexType } from '../System.Numerics/complex.ts';
import { iAdditionOperatorsType } from '../System.Numerics/i-addition-operators.ts';
import { iAdditiveIdentityType } from '../System.Numerics/i-additive-identity.ts';
import { iBinaryFloatingPointIeee754Type } from '../System.Numerics/i-binary-floating-point-ieee754.ts';
import { iBinaryIntegerType } from '../System.Numerics/i-binary-integer.ts';
import { iBinaryNumberType } from '../System.Numerics/i-binary-number.ts';
import { iBitwiseOperatorsType } from '../System.Numerics/i-bitwise-operators.ts';
import { iComparisonOperatorsType } from '../System.Numerics/i-comparison-operators.ts';
import { iDecrementOperatorsType } from '../System.Numerics/i-decrement-operators.ts';
import { iDivisionOperatorsType } from '../System.Numerics/i-division-operators.ts';
import { iEqualityOperatorsType } from '../System.Numerics/i-equality-operators.ts';
import { iExponentialFunctionsType } from '../System.Numerics/i-exponential-functions.ts';
import { iFloatingPointConstantsType } from '../System.Numerics/i-floating-point-constants.ts';
import { iFloatingPointIeee754Type } from '../System.Numerics/i-floating-point-ieee754.ts';
import { iFloatingPointType } from '../System.Numerics/i-floating-point.ts';
import { iHyperbolicFunctionsType } from '../System.Numerics/i-hyperbolic-functions.ts';
import { iIncrementOperatorsType } from '../System.Numerics/i-increment-operators.ts';
import { iLogarithmicFunctionsType } from '../System.Numerics/i-logarithmic-functions.ts';
import { iMinMaxValueType } from '../System.Numerics/i-min-max-value.ts';
import { iModulusOperatorsType } from '../System.Numerics/i-modulus-operators.ts';
import { iMultiplicativeIdentityType } from '../System.Numerics/i-multiplicative-identity.ts';
import { iMultiplyOperatorsType } from '../System.Numerics/i-multiply-operators.ts';
import { iNumberBaseType } from '../System.Numerics/i-number-base.ts';
import { iNumberType } from '../System.Numerics/i-number.ts';
import { iPowerFunctionsType } from '../System.Numerics/i-power-functions.ts';
import { iRootFunctionsType } from '../System.Numerics/i-root-functions.ts';
import { iShiftOperatorsType } from '../System.Numerics/i-shift-operators.ts';
import { iSignedNumberType } from '../System.Numerics/i-signed-number.ts';
import { iSubtractionOperatorsType } from '../System.Numerics/i-subtraction-operators.ts';
import { iTrigonometricFunctionsType } from '../System.Numerics/i-trigonometric-functions.ts';
import { iUnaryNegationOperatorsType } from '../System.Numerics/i-unary-negation-operators.ts';
import { iUnaryPlusOperatorsType } from '../System.Numerics/i-unary-plus-operators.ts';
import { iUnsignedNumberType } from '../System.Numerics/i-unsigned-number.ts';
import { vectorTypes } from '../System.Numerics/vectors.ts';
import { ambiguousMatchExceptionType } from '../System.Reflection/ambiguous-match-exception.ts';
import { bindingFlagsType } from '../System.Reflection/binding-flags.ts';
import { constructorInfoType } from '../System.Reflection/constructor-info.ts';
import { customAttributeExtensionsType } from '../System.Reflection/custom-attribute-extensions.ts';
import { eventInfoType } from '../System.Reflection/event-info.ts';
import { fieldInfoType } from '../System.Reflection/field-info.ts';
import { genericParameterAttributesType } from '../System.Reflection/generic-parameter-attributes.ts';
import { memberInfoType } from '../System.Reflection/member-info-type.ts';
import { memberTypesType } from '../System.Reflection/member-types.ts';
import { methodBaseType } from '../System.Reflection/method-base.ts';
import { methodInfoType } from '../System.Reflection/method-info.ts';
import { missingType } from '../System.Reflection/missing.ts';
import { parameterInfoType } from '../System.Reflection/parameter-info.ts';
import { propertyInfoType } from '../System.Reflection/property-info.ts';
import { callerArgumentExpressionAttributeType } from '../System.Runtime.CompilerServices/caller-argument-expression-attribute.ts';
import { collectionBuilderAttributeType } from '../System.Runtime.CompilerServices/collection-builder-attribute.ts';
import { compilerAttributeTypes } from '../System.Runtime.CompilerServices/compiler-attributes.ts';
import {
  conditionalWeakTableCreateValueCallbackType,
  conditionalWeakTableType,
} from '../System.Runtime.CompilerServices/conditional-weak-table.ts';
import { defaultStringHandlerType } from '../System.Runtime.CompilerServices/default-interpolated-string-handler.ts';
import { indexerNameAttributeType } from '../System.Runtime.CompilerServices/indexer-name-attribute.ts';
import { inlineArrayAttributeType } from '../System.Runtime.CompilerServices/inline-array-attribute.ts';
import { interpolatedStringHandlerArgumentAttributeType } from '../System.Runtime.CompilerServices/interpolated-string-handler-argument-attribute.ts';
import { overloadResolutionPriorityAttributeType } from '../System.Runtime.CompilerServices/overload-resolution-priority-attribute.ts';
import { runtimeHelpersType } from '../System.Runtime.CompilerServices/runtime-helpers.ts';
import { strongBoxType } from '../System.Runtime.CompilerServices/strong-box.ts';
import { exceptionDispatchInfoType } from '../System.Runtime.ExceptionServices/exception-dispatch-info.ts';
import { defaultParameterValueAttributeType } from '../System.Runtime.InteropServices/default-parameter-value-attribute.ts';
import { optionalAttributeType } from '../System.Runtime.InteropServices/optional-attribute.ts';
import { formatterConverterType } from '../System.Runtime.Serialization/formatter-converter.ts';
import { iFormatterConverterType } from '../System.Runtime.Serialization/i-formatter-converter.ts';
import { iSerializableType } from '../System.Runtime.Serialization/i-serializable.ts';
import { serializationEntryType } from '../System.Runtime.Serialization/serialization-entry.ts';
import { serializationInfoEnumeratorType } from '../System.Runtime.Serialization/serialization-info-enumerator.ts';
import { serializationInfoType } from '../System.Runtime.Serialization/serialization-info-type.ts';
import { aesGcmType } from '../System.Security.Cryptography/aes-gcm.ts';
import { aesType, aesTypes } from '../System.Security.Cryptography/aes.ts';
import { authenticationTagMismatchExceptionType } from '../System.Security.Cryptography/authentication-tag-mismatch-exception.ts';
import { cipherModeType } from '../System.Security.Cryptography/cipher-mode.ts';
import { cryptoStreamModeType } from '../System.Security.Cryptography/crypto-stream-mode.ts';
import { cryptoStreamType } from '../System.Security.Cryptography/crypto-stream.ts';
import { cryptographicExceptionType } from '../System.Security.Cryptography/cryptographic-exception.ts';
import { cryptographicOperationsType } from '../System.Security.Cryptography/cryptographic-operations.ts';
import { hashAlgorithmNameType } from '../System.Security.Cryptography/hash-algorithm-name.ts';
import { hashAlgorithmType } from '../System.Security.Cryptography/hash-algorithm-type.ts';
import { cryptographyTypes } from '../System.Security.Cryptography/hashing.ts';
import { hkdfType } from '../System.Security.Cryptography/hkdf.ts';
import { hmacType } from '../System.Security.Cryptography/hmac-type.ts';
import { iCryptoTransformType } from '../System.Security.Cryptography/i-crypto-transform.ts';
import { incrementalHashType } from '../System.Security.Cryptography/incremental-hash.ts';
import { keySizesType } from '../System.Security.Cryptography/key-sizes.ts';
import { keyedHashAlgorithmType } from '../System.Security.Cryptography/keyed-hash-algorithm.ts';
import { paddingModeType } from '../System.Security.Cryptography/padding-mode.ts';
import { randomNumberGeneratorType } from '../System.Security.Cryptography/random-number-generator.ts';
import { rfc2898DeriveBytesType } from '../System.Security.Cryptography/rfc2898-derive-bytes.ts';
import { rijndaelManagedType } from '../System.Security.Cryptography/rijndael-managed.ts';
import { rijndaelType } from '../System.Security.Cryptography/rijndael.ts';
import { rngCryptoServiceProviderType } from '../System.Security.Cryptography/rng-crypto-service-provider.ts';
import { symmetricAlgorithmType } from '../System.Security.Cryptography/symmetric-algorithm.ts';
import { securityElementType } from '../System.Security/security-element.ts';
import { httpUtilityTypes } from '../System.Web/http-utility.ts';
import { activatorType } from './activator.ts';
import { annotationAttributeTypes } from './annotation-attributes.ts';
import { appContextType } from './app-context.ts';
import { arrayType } from './array.ts';
import { attributeTypes, eventArgsType } from './attributes.ts';
import { bitConverterType, bufferType } from './bit-converter.ts';
import { booleanType } from './boolean.ts';
import { charType } from './char.ts';
import { consoleTypes } from './console.ts';
import { base64FormattingOptionsType, convertType } from './convert.ts';
import { dbNullType } from './db-null.ts';
import { decimalType } from './decimal-type.ts';
import {
  actionTypes,
  delegateType,
  delegateTypes,
  funcTypes,
  multicastDelegateType,
} from './delegate-types.ts';
import { designerAttributeTypes } from './designer-attributes.ts';
import { detailedExceptionTypes } from './detailed-exceptions.ts';
import { enumType } from './enum.ts';
import { environmentEnums, environmentType, gcType } from './environment.ts';
import { exceptionTypes } from './exception-types.ts';
import { doubleType, singleType } from './floating-types.ts';
import { formattableStringFactoryType, formattableStringType } from './formattable-string.ts';
import { guidType } from './guid.ts';
import { halfType } from './half.ts';
import { hashCodeType } from './hash-code.ts';
import { iParsableType } from './i-parsable.ts';
import { iSpanParsableType } from './i-span-parsable.ts';
import { iUtf8SpanParsableType } from './i-utf8-span-parsable.ts';
import { indexType, rangeType } from './index-range.ts';
import {
  byteType,
  int16Type,
  int32Type,
  int64Type,
  intPtrType,
  sbyteType,
  uint16Type,
  uint32Type,
  uint64Type,
  uintPtrType,
} from './integer-types.ts';
import { interfaceTypes } from './interfaces.ts';
import { interopAttributeTypes } from './interop-attributes.ts';
import { lazyThreadSafetyModeType, lazyType, lazyWithMetadataType } from './lazy.ts';
import { mathFType, mathType, midpointRoundingType } from './math.ts';
import { nullableClassType, nullableType } from './nullable.ts';
import { objectType, valueTypeType, voidType } from './object.ts';
import { platformTypes } from './platform.ts';
import { randomType } from './random.ts';
import { rareEnumTypes } from './rare-enums.ts';
import { rareExceptionTypes } from './rare-exceptions.ts';
import { referenceTypes } from './references.ts';
import { reservedAttributeTypes } from './reserved-attributes.ts';
import { stringComparerType, stringComparisonType } from './string-comparer.ts';
import { tupleExtensionsType } from './tuple-extensions.ts';
import { iTupleType, tupleClassType, tupleTypes, valueTupleClassType, valueTupleTypes } from './tuple.ts';
import { typeCodeType } from './type-code.ts';
import { runtimeTypeType, typeInfoType, typeType } from './type.ts';
import { uriBuilderType } from './uri-builder.ts';
import { uriEnumTypes, uriFormatExceptionType, uriType } from './uri.ts';
import { versionType } from './version.ts';
import { wideIntegerTypes } from './wide-integers.ts';

/** The core of System, base classes first. */
export const systemDeclarations: readonly TypeDeclaration[] = [
  dbNullType,
  win32ExceptionType,
  socketErrorType,
  socketExceptionType,
  addressFamilyType,
  ipAddressType,
  ipAddressReadOnlyIPAddressType,
  ipEndPointType,
  httpMethodType,
  httpVersionType,
  cookieExceptionType,
  cookieType,
  cookieCollectionType,
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
  ...interfaceTypes,
  iParsableType,
  iSpanParsableType,
  iUtf8SpanParsableType,
  iAdditionOperatorsType,
  iSubtractionOperatorsType,
  iMultiplyOperatorsType,
  iDivisionOperatorsType,
  iModulusOperatorsType,
  iEqualityOperatorsType,
  iComparisonOperatorsType,
  iBitwiseOperatorsType,
  iShiftOperatorsType,
  iUnaryPlusOperatorsType,
  iUnaryNegationOperatorsType,
  iIncrementOperatorsType,
  iDecrementOperatorsType,
  iAdditiveIdentityType,
  iMultiplicativeIdentityType,
  iMinMaxValueType,
  iNumberBaseType,
  iNumberType,
  iSignedNumberType,
  iUnsignedNumberType,
  iBinaryNumberType,
  iBinaryIntegerType,
  iFloatingPointConstantsType,
  iFloatingPointType,
  iExponentialFunctionsType,
  iHyperbolicFunctionsType,
  iLogarithmicFunctionsType,
  iPowerFunctionsType,
  iRootFunctionsType,
  iTrigonometricFunctionsType,
  iFloatingPointIeee754Type,
  iBinaryFloatingPointIeee754Type,
  delegateType,
  multicastDelegateType,
  ...actionTypes,
  ...funcTypes,
  ...delegateTypes,
  ...attributeTypes,
  defaultValueAttributeType,
  eventArgsType,
  ...componentModelTypes,
  ...compilerAttributeTypes,
  callerArgumentExpressionAttributeType,
  interpolatedStringHandlerArgumentAttributeType,
  overloadResolutionPriorityAttributeType,
  collectionBuilderAttributeType,
  inlineArrayAttributeType,
  optionalAttributeType,
  defaultParameterValueAttributeType,
  indexerNameAttributeType,
  conditionalAttributeType,
  defaultStringHandlerType,
  ...annotationAttributeTypes,
  ...interopAttributeTypes,
  ...reservedAttributeTypes,
  ...designerAttributeTypes,
  ...changeInterfaceTypes,
  ...rareEnumTypes,
  conditionalWeakTableType,
  conditionalWeakTableCreateValueCallbackType,
  strongBoxType,
  runtimeHelpersType,
  activityTraceIdType,
  activitySpanIdType,
  ...exceptionTypes,
  iSerializableType,
  iFormatterConverterType,
  formatterConverterType,
  serializationEntryType,
  serializationInfoEnumeratorType,
  serializationInfoType,
  ...detailedExceptionTypes,
  exceptionDispatchInfoType,
  ...rareExceptionTypes,
  arrayType,
  bufferType,
  bitConverterType,
  convertType,
  base64FormattingOptionsType,
  mathType,
  mathFType,
  midpointRoundingType,
  typeCodeType,
  numberStylesType,
  randomType,
  guidType,
  versionType,
  lazyType,
  lazyWithMetadataType,
  lazyThreadSafetyModeType,
  ...tupleTypes,
  tupleClassType,
  tupleExtensionsType,
  ...valueTupleTypes,
  valueTupleClassType,
  iTupleType,
  indexType,
  rangeType,
  hashCodeType,
  stringComparisonType,
  stringComparerType,
  environmentType,
  ...environmentEnums,
  gcType,
  appContextType,
  debugType,
  traceType,
  ...consoleTypes,
  ...platformTypes,
  ...referenceTypes,
  stopwatchType,
  formattableStringType,
  formattableStringFactoryType,
  unicodeCategoryType,
  charUnicodeInfoType,
  cultureInfoType,
  cultureTypesType,
  regionInfoType,
  digitShapesType,
  numberFormatInfoType,
  compareInfoType,
  compareOptionsType,
  textInfoType,
  idnMappingType,
  memberInfoType,
  propertyInfoType,
  fieldInfoType,
  methodBaseType,
  methodInfoType,
  constructorInfoType,
  parameterInfoType,
  eventInfoType,
  missingType,
  customAttributeExtensionsType,
  bindingFlagsType,
  memberTypesType,
  genericParameterAttributesType,
  ambiguousMatchExceptionType,
  typeType,
  typeInfoType,
  runtimeTypeType,
  activatorType,
  bigIntegerType,
  halfType,
  complexType,
  bitOperationsType,
  ...vectorTypes,
  ...wideIntegerTypes,
  hashAlgorithmType,
  keyedHashAlgorithmType,
  hmacType,
  ...cryptographyTypes,
  hkdfType,
  randomNumberGeneratorType,
  rngCryptoServiceProviderType,
  cryptographicExceptionType,
  hashAlgorithmNameType,
  rfc2898DeriveBytesType,
  cryptographicOperationsType,
  incrementalHashType,
  cipherModeType,
  paddingModeType,
  keySizesType,
  iCryptoTransformType,
  symmetricAlgorithmType,
  aesType,
  ...aesTypes,
  rijndaelType,
  rijndaelManagedType,
  authenticationTagMismatchExceptionType,
  aesGcmType,
  cryptoStreamModeType,
  cryptoStreamType,
  httpStatusCodeType,
  httpRequestErrorType,
  httpRequestExceptionType,
  webUtilityType,
  securityElementType,
  ...httpUtilityTypes,
  uriType,
  uriFormatExceptionType,
  ...uriEnumTypes,
  uriBuilderType,
];
