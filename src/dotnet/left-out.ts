// What .NET has and template code is not given, on purpose: what to say to who names it.

const files =
  'template code cannot reach files: `response.file` sends one, and data can stand in the template';
const network =
  'template code cannot reach the network: write what the other service would answer into the template';
const databases = 'template code cannot reach databases: keep data in the template or in `Global`';
const processes = 'template code cannot start or end processes';
const code = 'template code cannot load or make other code: what it needs stands in the template';
const native = 'template code cannot call native code';
const layout =
  'values have no layout in memory here: an array, or a `Span<T>` over `stackalloc`, holds several';
const expressionTrees = 'expression trees are not supported: a delegate such as `Func<int, bool>` is';
const serializers =
  '`XmlSerializer` knows no types of a script: `XElement` and `JsonConvert.DeserializeXNode` make XML';
const desktop = 'template code has no screen: it answers requests';

/**
 * By the full name of a type, of a member, or of a namespace (all that is in it): why it is not there and what to use.
 * What is in a namespace and often named without it is listed by itself, too.
 */
export const leftOut: ReadonlyMap<string, string> = new Map([
  ...named(files, 'System.IO', [
    'File',
    'FileInfo',
    'FileStream',
    'FileMode',
    'FileAccess',
    'FileShare',
    'FileOptions',
    'FileSystemInfo',
    'FileSystemWatcher',
    'FileAttributes',
    'Directory',
    'DirectoryInfo',
    'DriveInfo',
    'SearchOption',
    'IsolatedStorage',
    'MemoryMappedFiles',
    'Pipes',
    'Compression.ZipFile',
  ]),
  ...named(network, 'System.Net', [
    'Http.HttpClient',
    'Http.HttpClientHandler',
    'Http.HttpRequestMessage',
    'Http.HttpResponseMessage',
    'Http.StringContent',
    'Http.FormUrlEncodedContent',
    'Http.Json',
    'Sockets',
    'Sockets.Socket',
    'Sockets.TcpClient',
    'Sockets.TcpListener',
    'Sockets.UdpClient',
    'Sockets.NetworkStream',
    'Mail',
    'Mail.SmtpClient',
    'Mail.MailMessage',
    'WebSockets',
    'WebSockets.ClientWebSocket',
    'NetworkInformation',
    'NetworkInformation.Ping',
    'Security',
    'Quic',
    'WebClient',
    'WebRequest',
    'HttpWebRequest',
    'HttpListener',
    'FtpWebRequest',
    'ServicePointManager',
    'Dns',
  ]),
  ...named(databases, 'System.Data', [
    'SqlClient',
    'SqlClient.SqlConnection',
    'Common',
    'DataTable',
    'DataSet',
  ]),
  ...named(databases, 'Microsoft', ['Data', 'Data.SqlClient.SqlConnection', 'EntityFrameworkCore']),
  ...named(databases, 'Microsoft.EntityFrameworkCore', ['DbContext']),
  ...named(processes, 'System', [
    'AppDomain',
    'Environment.Exit',
    'Environment.FailFast',
    'Environment.SetEnvironmentVariable',
    'Diagnostics.Process',
    'Diagnostics.ProcessStartInfo',
    'Diagnostics.EventLog',
    'ServiceProcess',
  ]),
  ...named(native, 'System.Runtime.InteropServices', [
    'DllImport',
    'DllImportAttribute',
    'LibraryImportAttribute',
    'Marshal',
    'NativeLibrary',
    'NativeMemory',
    'GCHandle',
  ]),
  ...named(layout, 'System.Runtime', [
    'CompilerServices.InlineArray',
    'CompilerServices.InlineArrayAttribute',
    'InteropServices.FieldOffset',
    'InteropServices.FieldOffsetAttribute',
    'InteropServices.StructLayout',
    'InteropServices.StructLayoutAttribute',
  ]),
  ...named(native, 'Microsoft', ['Win32', 'Win32.Registry']),
  ...named(code, 'System.Reflection', ['Assembly', 'Module', 'Emit', 'AssemblyName', 'Metadata']),
  ...named(code, 'System', ['Runtime.Loader', 'CodeDom']),
  ...named(code, 'Microsoft', ['CodeAnalysis', 'CSharp']),
  ...named(expressionTrees, 'System.Linq', [
    'Expressions',
    'Expressions.Expression',
    'Expressions.LambdaExpression',
    'Expressions.ParameterExpression',
    'Queryable',
    'IQueryable',
    'IQueryProvider',
  ]),
  ...named(serializers, 'System.Xml', ['Serialization', 'Serialization.XmlSerializer']),
  ...named(desktop, 'System', ['Windows']),
]);

function* named(reason: string, namespace: string, names: readonly string[]): Iterable<[string, string]> {
  for (const name of names) yield [name === '' ? namespace : `${namespace}.${name}`, reason];
}
