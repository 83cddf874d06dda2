// Types that .NET keeps for itself. Roslyn finds their names all the same, and says that they are out of reach.
import type { Binder } from '../binder.ts';
import { importedNamespaces } from '../lookup/extension-methods.ts';

/** Those without type parameters in namespaces that templates import, and in those that they import most often. */
const internalTypes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    System:
      'AppContextConfigHelper ArrayEnumerator AssemblyVersionInformation ByReference ComAwareWeakReference ConsolePal ConsoleUtils CSharpHelpers Currency CurrentSystemTimeZone DateTimeFormat DateTimeParse DateTimeRawInfo DateTimeResult DateTimeToken DefaultBinder DelegateBindingFlags DomainNameHelper DTSubString DTSubStringType EightObjects Empty ExceptionArgument ExceptionResource GCMemoryInfoData Gen2GcCallback GenericEmptyEnumeratorBase HexConverter InvariantComparer IriHelper IRuntimeFieldInfo IRuntimeMethodInfo ITupleInternal IValueTupleInternal LazyHelper LazyState LocalAppContextSwitches Marvin MdUtf8String NotImplemented Number Obsoletions OrdinalCaseSensitiveComparer OrdinalIgnoreCaseComparer PackedSpanHelpers ParseFailureKind ParseFlags ParseNumbers ParsingError ParsingInfo PasteArguments PercentEncodingHelper ProgressStatics Resolver RuntimeType Sha1ForNonSecretPurposes Signature SpanHelpers SR StartupHookProvider SZArrayHelper SZGenericArrayEnumeratorBase TerminalFormatStrings TermInfo ThreeObjects ThrowHelper TimeZoneInfoOptions TokenType TwoObjects TypeNameFormatFlags UncNameHelper UnescapeMode UriHelper UriSyntaxFlags Utf16Char Utf8Char',
    'System.Collections.Generic':
      'BitHelper ComparerHelpers EnumerableHelpers IInternalStringEqualityComparer InsertionBehavior NodeColor RandomizedStringEqualityComparer SortUtils StringEqualityComparer TreeRotation',
    'System.Linq': 'ExceptionArgument ThrowHelper Utilities',
    'System.Text.RegularExpressions':
      'AnalysisResults CompiledRegexRunner CompiledRegexRunnerFactory ExceptionArgument ExceptionResource FindNextStartingPositionMode MatchSparse RegexCache RegexCaseBehavior RegexCaseEquivalences RegexCharClass RegexCompiler RegexFindOptimizations RegexInterpreter RegexInterpreterCode RegexInterpreterFactory RegexLWCGCompiler RegexNode RegexNodeKind RegexOpcode RegexParser RegexPrefixAnalyzer RegexReplacement RegexRunnerMode RegexTree RegexTreeAnalyzer RegexWriter ThrowHelper',
    Bogus: 'RegisterMustasheMethodsAttribute',
    'Newtonsoft.Json': 'JsonContainerType JsonPosition ReadType',
    'Newtonsoft.Json.Linq': 'JPropertyKeyedCollection',
  }).map(([namespace, names]) => [namespace, new Set(names.split(' '))]),
);

/** Whether an imported namespace has a type of that name which .NET keeps for itself. */
export function isInternalType(binder: Binder, name: string): boolean {
  return importedNamespaces(binder).some((namespace) => internalTypes.get(namespace)?.has(name) === true);
}
