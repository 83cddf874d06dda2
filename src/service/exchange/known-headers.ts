// The order in which ASP.NET's server lists the headers of a request: those it knows first, under their usual spelling.

/** Kestrel's known request headers, in its order; all others follow as they were sent. */
const KNOWN_HEADERS: readonly string[] = [
  'Accept',
  'Connection',
  'Host',
  'User-Agent',
  'Accept-Charset',
  'Accept-Encoding',
  'Accept-Language',
  'Access-Control-Request-Headers',
  'Access-Control-Request-Method',
  'Alt-Used',
  'Authorization',
  'baggage',
  'Cache-Control',
  'Content-Type',
  'Cookie',
  'Correlation-Context',
  'Date',
  'Expect',
  'From',
  'Grpc-Accept-Encoding',
  'Grpc-Encoding',
  'Grpc-Timeout',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Keep-Alive',
  'Max-Forwards',
  'Origin',
  'Pragma',
  'Proxy-Authorization',
  'Range',
  'Referer',
  'Request-Id',
  'TE',
  'traceparent',
  'tracestate',
  'Transfer-Encoding',
  'Translate',
  'Upgrade',
  'Upgrade-Insecure-Requests',
  'Via',
  'Warning',
  'Content-Length',
];

const PLACES: ReadonlyMap<string, number> = new Map(
  KNOWN_HEADERS.map((name, index) => [name.toLowerCase(), index]),
);

/** A header with all its values joined. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

/**
 * The headers of a request as ASP.NET lists them, repeated ones joined with ','.
 * @param raw names and values in turn, as Node.js gives them
 */
export function listHeaders(raw: readonly string[]): HeaderField[] {
  const fields = new Map<string, { key: string; value: string; place: number }>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!;
    const value = headerText(raw[index + 1]!);
    const lower = name.toLowerCase();
    const field = fields.get(lower);
    if (field !== undefined) {
      field.value += `,${value}`;
      continue;
    }
    const place = PLACES.get(lower);
    const key = place === undefined ? name : KNOWN_HEADERS[place]!;
    fields.set(lower, { key, value, place: place ?? KNOWN_HEADERS.length });
  }
  return [...fields.values()].sort((a, b) => a.place - b.place).map(({ key, value }) => ({ key, value }));
}

/** A text from the wire, which Node.js gives byte by byte, read as the UTF-8 it is; as it was where it is none. */
export function headerText(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value)) return value;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? value : text;
}
