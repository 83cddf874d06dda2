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
const hiddenParts = 'template code cannot reach what the library hides';
const expressionTrees = 'expression trees are not supported: a delegate such as `Func<int, bool>` is';
const serializers =
  '`XmlSerializer` knows no types of a script: `XElement` and `JsonConvert.DeserializeXNode` make XML';
const desktop = 'template code has no screen: it answers requests';
const traces = 'template code is not traced: `Exception.StackTrace` tells where an exception was thrown';
const measures = 'template code is not traced or measured: `Console.WriteLine` writes to the log';
const timers = '`System.Threading.Timer`, `PeriodicTimer` and `Task.Delay` do the same';
const oneThread = 'template code runs in one go: nothing else runs beside it';
const xmlReaders = '`XmlReader.Create` makes a reader, `XDocument` and `XmlDocument` hold a document';
const xmlSchemas = 'schemas and stylesheets are not supported: `XElement` and LINQ change documents';
const secrets = 'memory is not protected here: a `string` does the same';
const matrices = 'of System.Numerics there are `Vector2`, `Vector3`, `Vector4`, `Complex` and `BigInteger`';
const binary = '.NET itself has given up binary serialization: `JsonConvert` makes JSON';
const resources = 'template code has no resources: texts stand in the template';
const buffers = '`Memory<T>`, `Span<T>` and `ArrayPool<T>` are there';
const claims =
  'who calls is told by the request: its headers, and the claims in a token that `JObject.Parse` reads';
const headers = 'headers are texts here: `Request.Header` has them, `Split` and `Regex` take them apart';
const cookies = 'template code sends no requests: `Cookie` and `CookieCollection` hold cookies';
const networks =
  '`IPAddress` reads addresses, and `GetAddressBytes` gives what tells whether one is in a network';
const descriptors =
  '`Convert.ChangeType` and `Enum.Parse` convert, and `typeof(T).GetProperties()` tells what properties there are';
const partitions = '`Parallel.ForEach` takes any sequence, and `Chunk` makes parts of one';
const locks = '`lock`, `SemaphoreSlim` and `Task.WhenAll` do the same';
const waitHandles =
  '`SemaphoreSlim`, `TaskCompletionSource` and `CancellationToken.Register` tell of what has happened';
const navigators = '`SelectNodes` of an `XmlNode` and `XPathSelectElements` of an `XNode` find by XPath';
const utf7 = 'UTF-7 is not safe, and .NET refuses it as well: `Encoding.UTF8` is';

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
    'Path.GetTempFileName',
    'Path.GetTempPath',
    'Path.Exists',
  ]),
  ...named(network, 'System.Net', [
    'Http.HttpClient',
    'Http.HttpClientHandler',
    'Http.HttpRequestMessage',
    'Http.HttpResponseMessage',
    'Http.StringContent',
    'Http.FormUrlEncodedContent',
    'Http.Json',
    ...[
      'HttpContent',
      'ByteArrayContent',
      'StreamContent',
      'MultipartContent',
      'MultipartFormDataContent',
    ].map((name) => `Http.${name}`),
    ...['HttpMessageHandler', 'DelegatingHandler', 'SocketsHttpHandler'].map((name) => `Http.${name}`),
    ...['HttpRequestHeaders', 'HttpResponseHeaders', 'HttpContentHeaders'].map(
      (name) => `Http.Headers.${name}`,
    ),
    'Mail.MailAddress',
    'Sockets',
    'Sockets.Socket',
    'Sockets.TcpClient',
    'Sockets.TcpListener',
    'Sockets.UdpClient',
    'Sockets.NetworkStream',
    'Sockets.SocketType',
    'Sockets.ProtocolType',
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
    'DataRow',
    'DataColumn',
    'DataView',
    'DataRelation',
    'DataTableReader',
    'IDbConnection',
    'IDbCommand',
    'IDataReader',
    'IDataRecord',
    'IDbDataAdapter',
    'SqlTypes',
    'Odbc',
    'OleDb',
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
    'ComImportAttribute',
    'CoClassAttribute',
    'MarshalAsAttribute',
    'UnmanagedType',
    'UnmanagedCallersOnlyAttribute',
    'UnmanagedFunctionPointerAttribute',
    'SuppressGCTransitionAttribute',
    'LCIDConversionAttribute',
    'CallingConvention',
    'Marshal',
    'NativeLibrary',
    'NativeMemory',
    'GCHandle',
  ]),
  ...named(traces, 'System.Diagnostics', ['StackTrace', 'StackFrame']),
  ...named(measures, 'System.Diagnostics', [
    'Activity',
    'ActivitySource',
    'ActivityListener',
    'DiagnosticSource',
    'DiagnosticListener',
    'Metrics',
    'TraceSource',
    'TraceListener',
    'TraceSwitch',
    'Metrics.Meter',
    'Metrics.Counter',
  ]),
  ...named(timers, 'System', ['Timers', 'Timers.Timer', 'Timers.ElapsedEventArgs']),
  ...named(oneThread, 'System.Threading', [
    'SynchronizationContext',
    'ExecutionContext',
    'ReaderWriterLock',
    'Overlapped',
    'NativeOverlapped',
  ]),
  ...named(xmlReaders, 'System.Xml', [
    'XmlTextReader',
    'XmlNodeReader',
    'XmlValidatingReader',
    'XmlParserContext',
    'XmlUrlResolver',
  ]),
  ...named(xmlSchemas, 'System.Xml', [
    'Schema',
    'Schema.XmlSchema',
    'Schema.XmlSchemaSet',
    'Xsl',
    'Xsl.XslCompiledTransform',
  ]),
  ...named(secrets, 'System.Security', ['SecureString', 'SecureStringMarshal']),
  ...named(matrices, 'System.Numerics', ['Matrix3x2', 'Matrix4x4', 'Quaternion', 'Plane', 'Vector']),
  ...named(binary, 'System.Runtime.Serialization', [
    'Formatters',
    'Formatters.Binary',
    'Formatters.Binary.BinaryFormatter',
    'IFormatter',
    'FormatterServices',
  ]),
  ...named(resources, 'System.Resources', ['ResourceManager', 'ResourceReader', 'ResourceSet']),
  ...named(buffers, 'System.Buffers', ['MemoryPool', 'ReadOnlySequence', 'SequenceReader', 'MemoryManager']),
  ...named(utf7, 'System.Text', ['UTF7Encoding', 'Encoding.UTF7']),
  ...named(desktop, 'System.Drawing', [
    '',
    'Color',
    'KnownColor',
    'Point',
    'PointF',
    'Size',
    'SizeF',
    'Rectangle',
    'RectangleF',
    'Bitmap',
    'Image',
    'Graphics',
    'Font',
    'Pen',
    'Brush',
    'Imaging',
  ]),
  ...named(claims, 'System.Security', [
    'Claims',
    ...['Claim', 'ClaimTypes', 'ClaimValueTypes', 'ClaimsIdentity', 'ClaimsPrincipal'].map(
      (name) => `Claims.${name}`,
    ),
    'Principal',
    ...['IIdentity', 'IPrincipal', 'GenericIdentity', 'GenericPrincipal'].map((name) => `Principal.${name}`),
  ]),
  ...named(headers, 'System.Net.Http.Headers', [
    'AuthenticationHeaderValue',
    'CacheControlHeaderValue',
    'ContentDispositionHeaderValue',
    'EntityTagHeaderValue',
    'MediaTypeHeaderValue',
    'MediaTypeWithQualityHeaderValue',
    'NameValueHeaderValue',
    'NameValueWithParametersHeaderValue',
    'StringWithQualityHeaderValue',
  ]),
  ...named(cookies, 'System.Net', ['CookieContainer']),
  ...named(networks, 'System.Net', ['IPNetwork']),
  ...named(network, 'System.Net', [
    'ICredentials',
    'ICredentialsByHost',
    'NetworkCredential',
    'CredentialCache',
  ]),
  ...named(descriptors, 'System.ComponentModel', [
    'TypeConverter',
    'TypeDescriptor',
    'ITypeDescriptorContext',
    'PropertyDescriptor',
    'PropertyDescriptorCollection',
  ]),
  ...named(partitions, 'System.Collections.Concurrent', ['Partitioner', 'OrderablePartitioner']),
  ...named(locks, 'System.Threading', ['Barrier', 'SpinLock', 'Mutex', 'Semaphore']),
  ...named(waitHandles, 'System', [
    ...[
      'WaitHandle',
      'EventWaitHandle',
      'EventResetMode',
      'AutoResetEvent',
      'ManualResetEvent',
      'ManualResetEventSlim',
      'RegisteredWaitHandle',
      'CancellationToken.WaitHandle',
      'CountdownEvent.WaitHandle',
      'SemaphoreSlim.AvailableWaitHandle',
    ].map((name) => `Threading.${name}`),
    'IAsyncResult.AsyncWaitHandle',
  ]),
  ...named(navigators, 'System.Xml', [
    'XmlNode.CreateNavigator',
    'XmlDocument.CreateNavigator',
    'XmlNodeOrder',
    ...[
      'XPathNavigator',
      'XPathNodeIterator',
      'XPathDocument',
      'XPathExpression',
      'IXPathNavigable',
      'XPathNodeType',
      'XPathResultType',
      'Extensions.CreateNavigator',
    ].map((name) => `XPath.${name}`),
  ]),
  ...named(layout, 'System.Runtime.CompilerServices.Unsafe', [
    'Add',
    'AreSame',
    'AsPointer',
    'AsRef',
    'BitCast',
    'ReadUnaligned',
    'SizeOf',
    'WriteUnaligned',
  ]),
  ...named(expressionTrees, 'System.Runtime.CompilerServices', ['CallSite', 'CallSiteBinder']),
  ...named(hiddenParts, 'System.Runtime.CompilerServices', ['UnsafeAccessorAttribute', 'UnsafeAccessorKind']),
  ...named(native, 'Microsoft', ['Win32', 'Win32.Registry']),
  ...named(code, 'System.Reflection', ['Assembly', 'Module', 'Emit', 'AssemblyName', 'Metadata']),
  ...named(code, 'System', ['Runtime.Loader', 'CodeDom', 'Type.Assembly', 'Type.Module']),
  ...named(code, 'Microsoft', ['CodeAnalysis', 'CSharp']),
  ...named(expressionTrees, 'System.Linq', [
    'Expressions',
    'Expressions.Expression',
    'Expressions.LambdaExpression',
    'Expressions.ParameterExpression',
    'Queryable',
    'Queryable.AsQueryable',
    'IQueryable',
    'IQueryProvider',
  ]),
  ...named(serializers, 'System.Xml', ['Serialization', 'Serialization.XmlSerializer']),
  ...named(desktop, 'System', ['Windows', 'Console.ReadKey', 'Console.KeyAvailable']),
]);

function* named(reason: string, namespace: string, names: readonly string[]): Iterable<[string, string]> {
  for (const name of names) yield [name === '' ? namespace : `${namespace}.${name}`, reason];
}
