// Enums of parts of .NET that template code has nothing else of, but that its data may name.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** Header, and the names: each counts on from the one before, unless its value stands behind it. */
const table: readonly (readonly [header: string, names: string])[] = [
  ['public enum System.ComponentModel.ListSortDirection', 'Ascending Descending'],
  ['public enum System.ComponentModel.CollectionChangeAction', 'Add=1 Remove Refresh'],
  ['public enum System.ComponentModel.RefreshProperties', 'None All Repaint'],
  ['public enum System.ComponentModel.DesignerSerializationVisibility', 'Hidden Visible Content'],
  ['public enum System.ComponentModel.DataObjectMethodType', 'Fill Select Update Insert Delete'],
  [
    'public enum System.Data.DbType',
    'AnsiString Binary Byte Boolean Currency Date DateTime Decimal Double Guid Int16 Int32 Int64 Object ' +
      'SByte Single String Time UInt16 UInt32 UInt64 VarNumeric AnsiStringFixedLength StringFixedLength ' +
      'Xml=25 DateTime2 DateTimeOffset',
  ],
  ['public enum System.Data.CommandType', 'Text=1 StoredProcedure=4 TableDirect=512'],
  [
    '[Flags] public enum System.Data.CommandBehavior',
    'Default SingleResult SchemaOnly KeyInfo=4 SingleRow=8 SequentialAccess=16 CloseConnection=32',
  ],
  [
    '[Flags] public enum System.Data.ConnectionState',
    'Closed Open Connecting Executing=4 Fetching=8 Broken=16',
  ],
  [
    'public enum System.Data.IsolationLevel',
    'Chaos=16 ReadUncommitted=256 ReadCommitted=4096 RepeatableRead=65536 Serializable=1048576 ' +
      'Snapshot=16777216 Unspecified=-1',
  ],
  ['[Flags] public enum System.Data.DataRowState', 'Detached=1 Unchanged Added=4 Deleted=8 Modified=16'],
  ['public enum System.Data.DataRowVersion', 'Original=256 Current=512 Proposed=1024 Default=1536'],
  ['public enum System.Data.ParameterDirection', 'Input=1 Output InputOutput ReturnValue=6'],
  [
    'public enum System.Data.SqlDbType',
    'BigInt Binary Bit Char DateTime Decimal Float Image Int Money NChar NText NVarChar Real ' +
      'UniqueIdentifier SmallDateTime SmallInt SmallMoney Text Timestamp TinyInt VarBinary VarChar Variant ' +
      'Xml=25 Udt=29 Structured Date Time DateTime2 DateTimeOffset Json Vector',
  ],
  [
    'public enum System.ConsoleKey',
    'None Backspace=8 Tab Clear=12 Enter Pause=19 Escape=27 Spacebar=32 PageUp PageDown End Home ' +
      'LeftArrow UpArrow RightArrow DownArrow Select Print Execute PrintScreen Insert Delete Help D0 D1 D2 ' +
      'D3 D4 D5 D6 D7 D8 D9 A=65 B C D E F G H I J K L M N O P Q R S T U V W X Y Z LeftWindows RightWindows ' +
      'Applications Sleep=95 NumPad0 NumPad1 NumPad2 NumPad3 NumPad4 NumPad5 NumPad6 NumPad7 NumPad8 ' +
      'NumPad9 Multiply Add Separator Subtract Decimal Divide F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 ' +
      'F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24 BrowserBack=166 BrowserForward BrowserRefresh ' +
      'BrowserStop BrowserSearch BrowserFavorites BrowserHome VolumeMute VolumeDown VolumeUp MediaNext ' +
      'MediaPrevious MediaStop MediaPlay LaunchMail LaunchMediaSelect LaunchApp1 LaunchApp2 Oem1=186 ' +
      'OemPlus OemComma OemMinus OemPeriod Oem2 Oem3 Oem4=219 Oem5 Oem6 Oem7 Oem8 Oem102=226 Process=229 ' +
      'Packet=231 Attention=246 CrSel ExSel EraseEndOfFile Play Zoom NoName Pa1 OemClear',
  ],
  ['[Flags] public enum System.ConsoleModifiers', 'None Alt Shift Control=4'],
  ['[Flags] public enum System.Net.DecompressionMethods', 'None GZip Deflate Brotli=4 All=-1'],
  [
    '[Flags] public enum System.Net.AuthenticationSchemes',
    'None Digest Negotiate Ntlm=4 IntegratedWindowsAuthentication=6 Basic=8 Anonymous=32768',
  ],
  [
    '[Flags] public enum System.Security.Authentication.SslProtocols',
    'None Ssl2=12 Ssl3=48 Tls=192 Default=240 Tls11=768 Tls12=3072 Tls13=12288',
  ],
  ['public enum System.Diagnostics.ActivityKind', 'Internal Server Client Producer Consumer'],
  ['public enum System.Diagnostics.ActivityStatusCode', 'Unset Ok Error'],
  ['[Flags] public enum System.Diagnostics.ActivityTraceFlags', 'None Recorded'],
  ['public enum System.Diagnostics.ActivityIdFormat', 'Unknown Hierarchical W3C'],
  [
    'public enum System.Diagnostics.TraceEventType',
    'Critical=1 Error Warning=4 Information=8 Verbose=16 Start=256 Stop=512 Suspend=1024 Resume=2048 ' +
      'Transfer=4096',
  ],
  [
    '[Flags] public enum System.Diagnostics.SourceLevels',
    'Off Critical Error=3 Warning=7 Information=15 Verbose=31 ActivityTracing=65280 All=-1',
  ],
  [
    'public enum System.Diagnostics.ThreadState',
    'Initialized Ready Running Standby Terminated Wait Transition Unknown',
  ],
  ['public enum System.Net.Http.HttpCompletionOption', 'ResponseContentRead ResponseHeadersRead'],
  [
    'public enum System.Net.Http.HttpVersionPolicy',
    'RequestVersionOrLower RequestVersionOrHigher RequestVersionExact',
  ],
  ['public enum System.Threading.ApartmentState', 'STA MTA Unknown'],
  ['public enum System.Xml.WhitespaceHandling', 'All Significant None'],
  ['public enum System.GCKind', 'Any Ephemeral FullBlocking Background'],
  [
    '[Flags] public enum System.Diagnostics.TraceOptions',
    'None LogicalOperationStack DateTime Timestamp=4 ProcessId=8 ThreadId=16 Callstack=32',
  ],
];

function valuesOf(names: string): Record<string, number> {
  const values: Record<string, number> = {};
  let next = 0;
  for (const each of names.split(' ')) {
    const [name, value] = each.split('=');
    values[name!] = value === undefined ? next : Number(value);
    next = values[name!]! + 1;
  }
  return values;
}

/** The enums of the table. */
export const rareEnumTypes: readonly TypeDeclaration[] = table.map(([header, names]) =>
  declareType(header, () => valuesOf(names)),
);
