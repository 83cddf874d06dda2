// The assembly that .NET has a type in: what `Type.AssemblyQualifiedName` and `TypeNameHandling` show.
import type { NamedType } from '../metadata/symbols.ts';

const core = 'System.Private.CoreLib';

/** Assemblies by namespace, where a whole one is not in the core library. */
const byNamespace: Readonly<Record<string, string>> = {
  'Microsoft.CSharp.RuntimeBinder': 'Microsoft.CSharp',
  'System.Net': 'System.Net.Primitives',
  'System.Net.Sockets': 'System.Net.Primitives',
  'System.Security.Cryptography': 'System.Security.Cryptography',
  'System.Web': 'System.Web.HttpUtility',
  'System.Text.RegularExpressions': 'System.Text.RegularExpressions',
  'System.IO.Compression': 'System.IO.Compression',
  'System.Collections.Specialized': 'System.Collections.Specialized',
  'System.Collections.Concurrent': 'System.Collections.Concurrent',
  'System.Collections.Immutable': 'System.Collections.Immutable',
  'System.Collections.Frozen': 'System.Collections.Immutable',
  'System.Linq': 'System.Linq',
  'System.Linq.Expressions': 'System.Linq.Expressions',
  'System.Threading.Channels': 'System.Threading.Channels',
  'System.Dynamic': 'System.Linq.Expressions',
  'System.Xml': 'System.Private.Xml',
  'System.Xml.Linq': 'System.Private.Xml.Linq',
  'System.Xml.XPath': 'System.Private.Xml',
  'System.Text.Json': 'System.Text.Json',
  'System.Text.Json.Serialization': 'System.Text.Json',
  'System.Text.Json.Nodes': 'System.Text.Json',
  'System.Text.Encodings.Web': 'System.Text.Encodings.Web',
  'System.Text.Unicode': 'System.Text.Encodings.Web',
};

/** Types that are not where the others of their namespace are. */
const exceptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    [core]:
      'System.Net.WebUtility System.Security.Cryptography.CryptographicException System.Collections.Concurrent.ConcurrentQueue System.Collections.Concurrent.IProducerConsumerCollection',
    'System.ComponentModel': 'System.IServiceProvider System.ComponentModel.CancelEventArgs',
    'System.Console': 'System.Console System.ConsoleColor',
    'System.Private.Uri':
      'System.Uri System.UriFormatException System.UriKind System.UriPartial System.UriFormat System.UriHostNameType System.UriComponents System.UriBuilder',
    'System.ComponentModel.Primitives':
      'System.ComponentModel.DescriptionAttribute System.ComponentModel.DisplayNameAttribute System.ComponentModel.InvalidEnumArgumentException',
    'System.ObjectModel':
      'System.ComponentModel.PropertyChangedEventArgs System.ComponentModel.PropertyChangedEventHandler System.ComponentModel.INotifyPropertyChanged System.ComponentModel.PropertyChangingEventArgs System.ComponentModel.PropertyChangingEventHandler System.ComponentModel.INotifyPropertyChanging System.Collections.ObjectModel.ReadOnlyObservableCollection System.Collections.ObjectModel.ObservableCollection System.Collections.ObjectModel.KeyedCollection System.Collections.Specialized.INotifyCollectionChanged System.Collections.Specialized.NotifyCollectionChangedAction System.Collections.Specialized.NotifyCollectionChangedEventArgs System.Collections.Specialized.NotifyCollectionChangedEventHandler',
    'System.ComponentModel.TypeConverter':
      'System.ComponentModel.CancelEventHandler System.ComponentModel.ListChangedType System.ComponentModel.ListChangedEventArgs System.ComponentModel.ListChangedEventHandler System.ComponentModel.AddingNewEventArgs System.ComponentModel.AddingNewEventHandler',
    'System.Runtime.Numerics': 'System.Numerics.BigInteger System.Numerics.Complex',
    'System.Diagnostics.TraceSource': 'System.Diagnostics.Trace System.Diagnostics.TraceLevel',
    'System.Collections':
      'System.Collections.StructuralComparisons System.Collections.Generic.Stack System.Collections.Generic.SortedDictionary System.Collections.Generic.SortedList System.Collections.Generic.SortedSet System.Collections.Generic.LinkedList System.Collections.Generic.LinkedListNode System.Collections.Generic.PriorityQueue System.Collections.Generic.OrderedDictionary',
    'System.Threading.Tasks.Parallel':
      'System.Threading.Tasks.ParallelOptions System.Threading.Tasks.ParallelLoopState System.Threading.Tasks.ParallelLoopResult System.Threading.Tasks.Parallel',
    'System.Threading': 'System.Threading.CountdownEvent',
    'System.Memory':
      'System.Buffers.IBufferWriter System.Buffers.ArrayBufferWriter System.Buffers.BuffersExtensions',
    'System.IO.Compression.Brotli': 'System.IO.Compression.BrotliStream',
    'System.Collections.NonGeneric':
      'System.Collections.Stack System.Collections.Queue System.Collections.SortedList',
  }).flatMap(([assembly, types]) => types.split(' ').map((type) => [type, assembly])),
);

/** The simple name of a type's assembly. */
export function assemblyOf(type: NamedType): string {
  if (type.containingType) return assemblyOf(type.containingType.definition);
  const { namespace, name } = type;
  if (namespace.startsWith('Newtonsoft.Json')) return 'Newtonsoft.Json';
  if (namespace.startsWith('Bogus')) return 'Bogus';
  if (namespace === '') return 'Script';
  return exceptions[`${namespace}.${name}`] ?? byNamespace[namespace] ?? core;
}

const tokens: Readonly<Record<string, string>> = {
  [core]: '7cec85d7bea7798e',
  'System.IO.Compression': 'b77a5c561934e089',
  'System.IO.Compression.Brotli': 'b77a5c561934e089',
  ...Object.fromEntries(
    [
      'System.Web.HttpUtility',
      'System.Memory',
      'System.Threading.Channels',
      'System.Private.Xml',
      'System.Private.Xml.Linq',
      'System.Text.Json',
      'System.Text.Encodings.Web',
    ].map((assembly) => [assembly, 'cc7b13ffcd2ddd51']),
  ),
};

/** An assembly's name with its version and its key. */
export function fullAssemblyName(assembly: string): string {
  const [version, token] =
    assembly === 'Newtonsoft.Json'
      ? ['13.0.0.0', '30ad4fe6b2a6aeed']
      : assembly === 'Bogus'
        ? ['34.0.2.0', 'fa1bb3f3f218129a']
        : assembly === 'Script'
          ? ['0.0.0.0', 'null']
          : ['10.0.0.0', tokens[assembly] ?? 'b03f5f7f11d50a3a'];
  return `${assembly}, Version=${version}, Culture=neutral, PublicKeyToken=${token}`;
}
