// Attributes that say something to compilers and debuggers, and do nothing while code runs.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { annotation } from './annotation.ts';

const analysis = 'System.Diagnostics.CodeAnalysis';
const services = 'System.Runtime.CompilerServices';

/** Attributes of System, System.ComponentModel, System.Diagnostics and System.Runtime.CompilerServices. */
export const annotationAttributeTypes: readonly TypeDeclaration[] = [
  ...['AllowNull', 'DisallowNull', 'MaybeNull', 'NotNull', 'DoesNotReturn', 'SetsRequiredMembers'].map(
    (name) => annotation(`${analysis}.${name}Attribute`, ['']),
  ),
  ...['NotNullWhen', 'MaybeNullWhen'].map((name) =>
    annotation(`${analysis}.${name}Attribute`, ['bool returnValue']),
  ),
  annotation(`${analysis}.DoesNotReturnIfAttribute`, ['bool parameterValue']),
  annotation(`${analysis}.NotNullIfNotNullAttribute`, ['string parameterName']),
  annotation(`${analysis}.MemberNotNullAttribute`, ['params string[] members']),
  annotation(`${analysis}.MemberNotNullWhenAttribute`, ['bool returnValue, params string[] members']),
  annotation(`${analysis}.StringSyntaxAttribute`, ['string syntax']),
  annotation(
    `${analysis}.ExperimentalAttribute`,
    ['string diagnosticId'],
    ['string? UrlFormat', 'string? Message'],
  ),
  annotation(`${analysis}.ExcludeFromCodeCoverageAttribute`, [''], ['string? Justification']),
  ...['SuppressMessage', 'UnconditionalSuppressMessage'].map((name) =>
    annotation(
      `${analysis}.${name}Attribute`,
      ['string category, string checkId'],
      ['Scope', 'Target', 'MessageId', 'Justification'].map((property) => `string? ${property}`),
    ),
  ),
  ...['RequiresUnreferencedCode', 'RequiresDynamicCode'].map((name) =>
    annotation(`${analysis}.${name}Attribute`, ['string message'], ['string? Url']),
  ),
  annotation(`${analysis}.ConstantExpectedAttribute`, [''], ['object? Min', 'object? Max']),
  annotation(`${analysis}.UnscopedRefAttribute`, ['']),
  annotation(`${services}.EnumeratorCancellationAttribute`, ['']),
  annotation(`${services}.CompilerGeneratedAttribute`, ['']),
  annotation(`${services}.MethodImplAttribute`, [
    '',
    'short value',
    'MethodImplOptions methodImplOptions>Value',
  ]),
  declareEnum(`[Flags] public enum ${services}.MethodImplOptions`, {
    Unmanaged: 4,
    NoInlining: 8,
    ForwardRef: 16,
    Synchronized: 32,
    NoOptimization: 64,
    PreserveSig: 128,
    AggressiveInlining: 256,
    AggressiveOptimization: 512,
    InternalCall: 4096,
  }),
  annotation('System.Diagnostics.DebuggerStepThroughAttribute', ['']),
  annotation('System.Diagnostics.DebuggerHiddenAttribute', ['']),
  annotation(
    'System.Diagnostics.DebuggerDisplayAttribute',
    ['string value'],
    ['string? Name', 'string? Type', 'Type? Target', 'string? TargetTypeName'],
  ),
  annotation('System.Diagnostics.DebuggerTypeProxyAttribute', ['Type type']),
  annotation('System.Diagnostics.DebuggerStepperBoundaryAttribute', ['']),
  annotation('System.Diagnostics.DebuggerNonUserCodeAttribute', ['']),
  annotation('System.Diagnostics.StackTraceHiddenAttribute', ['']),
  declareEnum('public enum System.Diagnostics.DebuggerBrowsableState', {
    Never: 0,
    Collapsed: 2,
    RootHidden: 3,
  }),
  annotation('System.Diagnostics.DebuggerBrowsableAttribute', ['DebuggerBrowsableState state']),
  declareEnum('public enum System.ComponentModel.EditorBrowsableState', { Always: 0, Never: 1, Advanced: 2 }),
  annotation('System.ComponentModel.EditorBrowsableAttribute', ['', 'EditorBrowsableState state'], [], {
    State: 0,
  }),
  annotation('System.CLSCompliantAttribute', ['bool isCompliant']),
  // Threads run in turn: one field is as good as one for each.
  ...['STAThread', 'MTAThread', 'ThreadStatic'].map((name) => annotation(`System.${name}Attribute`, [''])),
];
