// All types of the library: a folder a namespace.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { rareExceptionTypes } from './System/rare-exceptions.ts';
import { enumeratorTypes } from './System.Collections.Generic/enumerators.ts';
import { systemDeclarations } from './System/declarations.ts';
import { systemComponentModelDeclarations } from './System.ComponentModel/declarations.ts';
import { systemNetSocketsDeclarations } from './System.Net.Sockets/declarations.ts';
import { systemNetDeclarations } from './System.Net/declarations.ts';
import { systemNetHttpDeclarations } from './System.Net.Http/declarations.ts';
import { systemNumericsDeclarations } from './System.Numerics/declarations.ts';
import { systemReflectionDeclarations } from './System.Reflection/declarations.ts';
import { systemRuntimeSerializationDeclarations } from './System.Runtime.Serialization/declarations.ts';
import { systemRuntimeCompilerServicesDeclarations } from './System.Runtime.CompilerServices/declarations.ts';
import { systemRuntimeInteropServicesDeclarations } from './System.Runtime.InteropServices/declarations.ts';
import { systemDiagnosticsDeclarations } from './System.Diagnostics/declarations.ts';
import { systemCollectionsGenericDeclarations } from './System.Collections.Generic/declarations.ts';
import { systemThreadingTasksDeclarations } from './System.Threading.Tasks/declarations.ts';
import { microsoftCSharpRuntimeBinderDeclarations } from './Microsoft.CSharp.RuntimeBinder/declarations.ts';
import { systemGlobalizationDeclarations } from './System.Globalization/declarations.ts';
import { systemRuntimeExceptionServicesDeclarations } from './System.Runtime.ExceptionServices/declarations.ts';
import { systemThreadingDeclarations } from './System.Threading/declarations.ts';
import { systemSecurityCryptographyDeclarations } from './System.Security.Cryptography/declarations.ts';
import { systemSecurityDeclarations } from './System.Security/declarations.ts';
import { systemWebDeclarations } from './System.Web/declarations.ts';
import { systemBuffersDeclarations } from './System.Buffers/declarations.ts';
import { systemTextDeclarations } from './System.Text/declarations.ts';
import { systemTextUnicodeDeclarations } from './System.Text.Unicode/declarations.ts';
import { systemTextRegularExpressionsDeclarations } from './System.Text.RegularExpressions/declarations.ts';
import { systemIODeclarations } from './System.IO/declarations.ts';
import { systemCollectionsDeclarations } from './System.Collections/declarations.ts';
import { systemCollectionsObjectModelDeclarations } from './System.Collections.ObjectModel/declarations.ts';
import { systemCollectionsSpecializedDeclarations } from './System.Collections.Specialized/declarations.ts';
import { systemCollectionsConcurrentDeclarations } from './System.Collections.Concurrent/declarations.ts';
import { systemCollectionsImmutableDeclarations } from './System.Collections.Immutable/declarations.ts';
import { systemLinqDeclarations } from './System.Linq/declarations.ts';
import { systemDynamicDeclarations } from './System.Dynamic/declarations.ts';
import { systemLinqExpressionsDeclarations } from './System.Linq.Expressions/declarations.ts';
import { newtonsoftDeclarations } from './newtonsoft/declarations.ts';
import { newtonsoftLinqDeclarations } from './newtonsoft/linq/declarations.ts';
import { newtonsoftConvertersDeclarations } from './newtonsoft/converters/declarations.ts';
import { newtonsoftSerializationDeclarations } from './newtonsoft/serialization/declarations.ts';
import { bogusDeclarations } from './bogus/declarations.ts';
import { bogusDataSetsDeclarations } from './bogus/data-sets/declarations.ts';
import { bogusExtensionsDeclarations } from './bogus/extensions/declarations.ts';
import { bogusExtensionsExtrasDeclarations } from './bogus/extensions/extras/declarations.ts';
import { bogusDistributionsGaussianDeclarations } from './bogus/distributions/gaussian/declarations.ts';
import { bogusExtensionsBrazilDeclarations } from './bogus/extensions/brazil/declarations.ts';
import { bogusExtensionsCanadaDeclarations } from './bogus/extensions/canada/declarations.ts';
import { bogusExtensionsUnitedStatesDeclarations } from './bogus/extensions/united-states/declarations.ts';
import { bogusExtensionsDenmarkDeclarations } from './bogus/extensions/denmark/declarations.ts';
import { bogusExtensionsFinlandDeclarations } from './bogus/extensions/finland/declarations.ts';
import { bogusExtensionsNorwayDeclarations } from './bogus/extensions/norway/declarations.ts';
import { bogusExtensionsSwedenDeclarations } from './bogus/extensions/sweden/declarations.ts';
import { bogusExtensionsItalyDeclarations } from './bogus/extensions/italy/declarations.ts';
import { bogusExtensionsPortugalDeclarations } from './bogus/extensions/portugal/declarations.ts';
import { bogusExtensionsUnitedKingdomDeclarations } from './bogus/extensions/united-kingdom/declarations.ts';
import { bogusExtensionsBelgiumDeclarations } from './bogus/extensions/belgium/declarations.ts';
import { bogusExtensionsIranDeclarations } from './bogus/extensions/iran/declarations.ts';
import { bogusExtensionsPolandDeclarations } from './bogus/extensions/poland/declarations.ts';
import { bogusExtensionsRomaniaDeclarations } from './bogus/extensions/romania/declarations.ts';
import { systemXmlDeclarations } from './System.Xml/declarations.ts';
import { systemXmlLinqDeclarations } from './System.Xml.Linq/declarations.ts';
import { systemTextJsonDeclarations } from './System.Text.Json/declarations.ts';
import { systemTextJsonSerializationDeclarations } from './System.Text.Json.Serialization/declarations.ts';
import { systemTextEncodingsWebDeclarations } from './System.Text.Encodings.Web/declarations.ts';
import { systemTextJsonNodesDeclarations } from './System.Text.Json.Nodes/declarations.ts';

/** The tables that hold types of several namespaces, the types of each namespace, and what stands inside types of several. */
export const declarations: readonly TypeDeclaration[] = [
  ...rareExceptionTypes,
  ...systemDeclarations,
  ...systemComponentModelDeclarations,
  ...systemNetSocketsDeclarations,
  ...systemNetDeclarations,
  ...systemNetHttpDeclarations,
  ...systemNumericsDeclarations,
  ...systemReflectionDeclarations,
  ...systemRuntimeSerializationDeclarations,
  ...systemRuntimeCompilerServicesDeclarations,
  ...systemRuntimeInteropServicesDeclarations,
  ...systemDiagnosticsDeclarations,
  ...systemCollectionsGenericDeclarations,
  ...systemThreadingTasksDeclarations,
  ...microsoftCSharpRuntimeBinderDeclarations,
  ...systemGlobalizationDeclarations,
  ...systemRuntimeExceptionServicesDeclarations,
  ...systemThreadingDeclarations,
  ...systemSecurityCryptographyDeclarations,
  ...systemSecurityDeclarations,
  ...systemWebDeclarations,
  ...systemBuffersDeclarations,
  ...systemTextDeclarations,
  ...systemTextUnicodeDeclarations,
  ...systemTextRegularExpressionsDeclarations,
  ...systemIODeclarations,
  ...systemCollectionsDeclarations,
  ...systemCollectionsObjectModelDeclarations,
  ...systemCollectionsSpecializedDeclarations,
  ...systemCollectionsConcurrentDeclarations,
  ...systemCollectionsImmutableDeclarations,
  ...systemLinqDeclarations,
  ...systemDynamicDeclarations,
  ...systemLinqExpressionsDeclarations,
  ...newtonsoftDeclarations,
  ...newtonsoftLinqDeclarations,
  ...newtonsoftConvertersDeclarations,
  ...newtonsoftSerializationDeclarations,
  ...bogusDeclarations,
  ...bogusDataSetsDeclarations,
  ...bogusExtensionsDeclarations,
  ...bogusExtensionsExtrasDeclarations,
  ...bogusDistributionsGaussianDeclarations,
  ...bogusExtensionsBrazilDeclarations,
  ...bogusExtensionsCanadaDeclarations,
  ...bogusExtensionsUnitedStatesDeclarations,
  ...bogusExtensionsDenmarkDeclarations,
  ...bogusExtensionsFinlandDeclarations,
  ...bogusExtensionsNorwayDeclarations,
  ...bogusExtensionsSwedenDeclarations,
  ...bogusExtensionsItalyDeclarations,
  ...bogusExtensionsPortugalDeclarations,
  ...bogusExtensionsUnitedKingdomDeclarations,
  ...bogusExtensionsBelgiumDeclarations,
  ...bogusExtensionsIranDeclarations,
  ...bogusExtensionsPolandDeclarations,
  ...bogusExtensionsRomaniaDeclarations,
  ...systemXmlDeclarations,
  ...systemXmlLinqDeclarations,
  ...systemTextJsonDeclarations,
  ...systemTextJsonSerializationDeclarations,
  ...systemTextEncodingsWebDeclarations,
  ...systemTextJsonNodesDeclarations,
  ...enumeratorTypes,
];
