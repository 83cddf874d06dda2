// What an `XmlWriter` writes to, and with which settings.
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import type { StringBuilder } from '../System.Text/string-builder.ts';
import { XmlOutput } from './xml-output.ts';
import { XmlWriterSettings } from './xml-writer-settings.ts';

type Settings = XmlWriterSettings | null;
/** A writer that tells its settings. */
function withSettings(output: XmlOutput, settings: XmlWriterSettings): XmlOutput {
  output.writerSettings = settings;
  return output;
}

/** A writer into a `TextWriter`. */
export function overText(target: TextWriter | null, settings: Settings = null): XmlOutput {
  const writer = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  const output = new XmlOutput(
    used.output(writer.encoding.webName),
    (text) => writer.write(text),
    (isClosed) => {
      if (isClosed && used.values['CloseOutput'] === true) writer.dispose();
      else writer.flush();
    },
  );
  return withSettings(output, used);
}
/** A writer into a `StringBuilder`. */
export function overBuilder(target: StringBuilder | null, settings: Settings = null): XmlOutput {
  const builder = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  return withSettings(new XmlOutput(used.output('utf-16'), (text) => void builder.append(text)), used);
}
/** A writer into a stream. */
export function overStream(target: Stream | null, settings: Settings = null): XmlOutput {
  const stream = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  let waiting = '';
  let hasMark = stream.canSeek && stream.position > 0;
  const output = new XmlOutput(
    used.output(used.encoding.webName),
    (text) => void (waiting += text),
    (isClosed) => {
      const mark = hasMark ? [] : used.encoding.preamble;
      hasMark = true;
      for (const bytes of [mark, used.encoding.encode(waiting)]) stream.write(bytes, 0, bytes.length);
      waiting = '';
      if (isClosed && used.values['CloseOutput'] === true) stream.close();
    },
  );
  return withSettings(output, used);
}
