// The class `System.Xml.XmlWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import type { StringBuilder } from '../System.Text/string-builder.ts';
import { later } from '../System.Threading.Tasks/later-results.ts';
import { markupMembers } from './writer-members.ts';
import { overBuilder, overStream, overText } from './writer-targets.ts';
import { valueMembers } from './writer-values.ts';
import { XmlOutput } from './xml-output.ts';

/** Each call is refused once there was a mistake, and makes the writer refuse further ones by a mistake of its own. */
function guarded(members: Readonly<Record<string, Implementation>>): Record<string, Implementation> {
  const all: Record<string, Implementation> = {};
  for (const [signature, implementation] of Object.entries(members)) {
    const call = implementation as (self: XmlOutput, ...args: readonly unknown[]) => unknown;
    all[signature] = (self: XmlOutput, ...args: readonly unknown[]) => {
      self.check();
      try {
        return call(self, ...args);
      } catch (error) {
        self.fail();
        throw error;
      }
    };
  }
  return all;
}
/** Methods of which only the overload with so many parameters has an asynchronous twin. */
const twinParameters: Readonly<Record<string, number>> = {
  WriteStartElement: 3,
  WriteAttributeString: 4,
  WriteElementString: 4,
};
const withoutTwin: ReadonlySet<string> = new Set(['WriteStartAttribute', 'WriteEndAttribute', 'WriteValue']);
/** `WriteXAsync`: writing never has to wait. */
function twins(members: Readonly<Record<string, Implementation>>): Record<string, Implementation> {
  const all: Record<string, Implementation> = {};
  for (const [signature, implementation] of Object.entries(members)) {
    const [, name = '', parameters = ''] = /void (\w+)\((.*)\)$/.exec(signature) ?? [];
    const wanted = twinParameters[name];
    const isOther = wanted !== undefined && parameters.split(',').length !== wanted;
    if (name === '' || withoutTwin.has(name) || isOther) continue;
    const call = implementation as (...args: readonly unknown[]) => unknown;
    all[`virtual System.Threading.Tasks.Task ${name}Async(${parameters})`] = (...args: readonly unknown[]) =>
      later(() => call(...args));
  }
  return all;
}
const close = (self: XmlOutput): void => self.close();
const writing = guarded({ ...markupMembers, ...valueMembers });

/** `System.Xml.XmlWriter`. */
export const xmlWriterType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XmlWriter : IDisposable, IAsyncDisposable',
  () => ({
    'static XmlWriter Create(System.IO.Stream output)': (stream: Stream | null) => overStream(stream),
    'static XmlWriter Create(System.IO.Stream output, XmlWriterSettings? settings)': overStream,
    'static XmlWriter Create(System.IO.TextWriter output)': (writer: TextWriter | null) => overText(writer),
    'static XmlWriter Create(System.IO.TextWriter output, XmlWriterSettings? settings)': overText,
    'static XmlWriter Create(System.Text.StringBuilder output)': (builder: StringBuilder | null) =>
      overBuilder(builder),
    'static XmlWriter Create(System.Text.StringBuilder output, XmlWriterSettings? settings)': overBuilder,
    'virtual void Close()': close,
    'void Dispose()': close,
    'virtual System.Threading.Tasks.ValueTask DisposeAsync()': (self: XmlOutput) => {
      self.close();
      return new ValueTask(undefined, completedTask(null));
    },
    'virtual XmlWriterSettings? Settings { get; }': (self: XmlOutput) => self.writerSettings,
    'abstract WriteState WriteState { get; }': (self: XmlOutput) => self.state,
    'virtual XmlSpace XmlSpace { get; }': () => 0,
    'virtual string? XmlLang { get; }': () => null,
    ...writing,
    ...twins(writing),
  }),
  { runtime: XmlOutput },
);
