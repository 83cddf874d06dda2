// `https://` over real sockets: HTTP/2 and HTTP/1.1, certificates of servers and clients.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { describeCertificate } from '../../service/listening/client-certificate.ts';
import { certificateFolder, keptCertificate } from '../../service/listening/certificates/kept-certificate.ts';
import { issueAuthority } from '../../service/listening/certificates/issue-certificate.ts';
import GIVEN from './certificates.json' with { type: 'json' };
import { fake, PING } from './fake-templates.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { ask as askPlain, startTestServer, withServer, type TestServer } from './test-server.ts';

const HTTPS = { urls: ['https://localhost:0'] };
const FILES = {
  ...PING,
  'Mocks/e.json': fake({ route: 'e', method: '*', echo: 'body' }),
  'Mocks/h.json': fake({ route: 'h', echo: 'headers' }),
  'Mocks/url.json': fake({ route: 'url', echo: 'url' }),
  'Mocks/f.json': fake({ route: 'f', file: 'f.bin' }),
  'f.bin': new Uint8Array(1_000_000).fill(65),
  'Mocks/c.json': fake({ route: 'c', body: '0123456789', chunks: { count: 5, duration: 50 } }),
  'Mocks/s.json': fake({ route: 's', events: [{ data: 'a' }], keepOpen: true }),
  'Mocks/204.json': fake({ route: 'nothing', status: 204, body: 'x' }),
  'Mocks/odd.json': fake({ route: 'odd', headers: { Connection: 'close', 'X-É': 'é' }, body: 'x' }),
  'Mocks/777.json': fake({ route: '777', status: 777, body: 'x' }),
  'Mocks/near.json': fake({ route: 'near', headers: { 'X-A': 'a'.repeat(60_000) }, body: 'x' }),
  'Mocks/big.json': fake({ route: 'big', headers: { 'X-A': 'a'.repeat(70_000) }, body: 'x' }),
  'Mocks/odd2.json': fake({
    route: 'odd2',
    headers: {
      Connection: 'close',
      'Transfer-Encoding': 'chunked',
      TE: 'gzip',
      'HTTP2-Settings': 'AAA',
      'X-A': 'é',
    },
    body: 'x',
  }),
};

const authorityOf = ({ folder }: TestServer): Buffer =>
  readFileSync(join(folder, '.data/mockwright/certificates/authority.pem'));

interface H2Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask2(
  session: ClientHttp2Session,
  headers: Record<string, string | string[]>,
  body?: string | Uint8Array,
): Promise<H2Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers, { endStream: body === undefined });
    let head: IncomingHttpHeaders & { ':status'?: number | undefined } = {};
    const chunks: Buffer[] = [];
    stream.on('response', (given) => (head = given));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('close', () =>
      resolve({ status: head[':status'], headers: head, body: Buffer.concat(chunks).toString() }),
    );
    if (body !== undefined) stream.end(body);
  });
}

async function withSession(
  files: Record<string, string | Uint8Array>,
  use: (session: ClientHttp2Session, server: TestServer) => Promise<void>,
  options: Parameters<typeof withServer>[2] = {},
): Promise<void> {
  await withServer(
    files,
    async (server) => {
      const session = connectHttp2(server.base, { ca: authorityOf(server) });
      try {
        await use(session, server);
      } finally {
        session.close();
      }
    },
    { ...HTTPS, ...options },
  );
}

/** One request of HTTP/1.1. */
function ask1(
  url: string,
  options: RequestOptions,
  body?: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(url, { agent: false, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode!, body: text }));
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

test('a thousand short headers are answered by HTTP/2, too', () =>
  withSession(FILES, async (session) => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, '1']));
    expect(await ask2(session, { ':path': '/ping', ...many })).toMatchObject({ status: 200 });
  }));

test('headers that are too long are 431 in HTTP/2, too', () =>
  withSession(
    FILES,
    async (session) => {
      expect(await ask2(session, { ':path': '/ping', 'x-a': 'a'.repeat(1100) })).toMatchObject({
        status: 431,
        body: expect.stringContaining('more than 1000 bytes (Mock:MaxHeaderSize)') as unknown,
      });
      expect(await ask2(session, { ':path': '/ping' })).toMatchObject({ status: 200 });
    },
    { maxHeaderBytes: 1000 },
  ));

test.skipIf(process.platform === 'win32')(
  'the folder of certificates is that of the given environment: the process may have none any more',
  () => {
    expect(certificateFolder({ HOME: '/home/ann' })).toBe('/home/ann/.local/share/mockwright/certificates');
    expect(certificateFolder({ HOME: '/home/ann', XDG_DATA_HOME: '/data' })).toBe(
      '/data/mockwright/certificates',
    );
    // A relative one would be in the working folder, where others' files may lie.
    expect(certificateFolder({ HOME: '/home/ann', XDG_DATA_HOME: 'data' })).toBe(
      '/home/ann/.local/share/mockwright/certificates',
    );
    expect(certificateFolder({ HOME: '' })).toMatch(/^\/.*\/mockwright\/certificates$/);
  },
);

test.runIf(process.platform === 'linux')(
  'where no folder can be made, the certificate is kept nowhere',
  () => {
    for (const folder of ['/proc/none/mockwright', '/dev/null/mockwright', '/proc/1/mockwright'])
      expect(keptCertificate(folder, ['localhost'], Date.now())).toMatchObject({
        authorityFile: undefined,
        problem: expect.any(String),
      });
  },
);

describe('the certificate that is made', () => {
  test('is trusted by who trusts its authority, for HTTP/1.1, and kept', () =>
    withServer(
      FILES,
      async (server) => {
        const ca = authorityOf(server);
        const { port } = new URL(server.base);
        for (const host of ['localhost', '127.0.0.1'])
          expect(await ask1(`https://${host}:${port}/url`, { ca })).toMatchObject({
            body: JSON.stringify(`https://${host}:${port}/url`),
          });
        await expect(ask1(`${server.base}/ping`, {})).rejects.toThrow(/certificate/);
        const folder = join(server.folder, '.data/mockwright/certificates');
        expect(server.lines.join('\n')).toContain(`curl --cacert ${join(folder, 'authority.pem')}`);
        expect(statSync(folder).mode & 0o777).toBe(0o700);
        for (const file of ['authority-key.pem', 'server.pem', 'authority.pem'])
          expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
      },
      HTTPS,
    ));

  test.each([
    ['short', (index: number) => `host${index}.test`],
    ['long', (index: number) => `host${index}.${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.test`],
  ])('is for as many names as clients take, which is told: %s ones', (_, nameOf) =>
    withServer(
      FILES,
      async (server) => {
        const { port } = new URL(server.base);
        const ca = authorityOf(server);
        expect((await ask1(`https://localhost:${port}/ping`, { ca })).body).toBe('"pong"');
        const first = { ca, servername: nameOf(0), headers: { host: nameOf(0) } };
        expect((await ask1(`https://127.0.0.1:${port}/ping`, first)).body).toBe('"pong"');
        const last = { ca, servername: nameOf(1999), headers: { host: nameOf(1999) } };
        await expect(ask1(`https://127.0.0.1:${port}/ping`, last)).rejects.toThrow(/altnames/);
        expect(server.lines.join('\n')).toMatch(
          /is for \d+ names, and not for \d+ more \(Mock:AllowedHosts\)/,
        );
      },
      { ...HTTPS, allowedHosts: Array.from({ length: 2000 }, (__, index) => nameOf(index)) },
    ),
  );

  test.each(['server.pem', 'authority.pem', 'authority-key.pem'])(
    'a folder in the place of %s is told; nothing is left behind',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
      await mkdir(join(folder, name), { mode: 0o700 });
      for (let times = 0; times < 2; times++) {
        const { problem } = keptCertificate(folder, ['localhost'], Date.now());
        expect(problem).toBe(`${join(folder, name)} is a folder; remove it`);
      }
      const files = await readdir(folder);
      expect(files.filter((each) => !/^(?:authority|authority-key|server)\.pem$/.test(each))).toEqual([]);
      await rm(folder, { recursive: true });
    },
  );

  test('plain HTTP at its address is told, and harms nobody', () =>
    withServer(
      FILES,
      async (server) => {
        const { port } = new URL(server.base);
        await expect(askPlain(`http://127.0.0.1:${port}/ping`)).rejects.toThrow();
        expect(server.lines.at(-1)).toContain('http was spoken at an https:// address');
        expect((await ask1(`${server.base}/ping`, { ca: authorityOf(server) })).body).toBe('"pong"');
      },
      HTTPS,
    ));
});

describe('HTTP/2', () => {
  test('requests, bodies, headers', () =>
    withSession(FILES, async (session, server) => {
      expect(await ask2(session, { ':path': '/ping' })).toMatchObject({ status: 200, body: '"pong"' });
      expect((await ask2(session, { ':path': '/url?a=1' })).body).toBe(
        JSON.stringify(`${server.base}/url?a=1`),
      );
      const { body } = await ask2(session, { ':path': '/h', cookie: ['a=1', 'b=2'], 'x-a': 'é' });
      expect(JSON.parse(body)).toEqual({
        host: new URL(server.base).host,
        cookie: 'a=1; b=2',
        'x-a': 'é',
      });
      const post = { ':path': '/e', ':method': 'POST', 'content-type': 'text/plain' };
      expect((await ask2(session, post, 'hi')).body).toBe('"hi"');
      expect((await ask2(session, { ...post, expect: '100-continue' }, 'hi')).body).toBe('"hi"');
      expect((await ask2(session, { ':path': '/ping', ':method': 'HEAD' })).headers['content-length']).toBe(
        '6',
      );
      expect(await ask2(session, { ':path': '/nothing' })).toMatchObject({ status: 204, body: '' });
      const odd = await ask2(session, { ':path': '/odd2' });
      expect(odd).toMatchObject({ status: 200, body: 'x', headers: { 'x-a': 'Ã©' } });
      expect(odd.headers).not.toHaveProperty('connection');
      expect((await ask2(session, { ':path': '/odd' })).headers['mockwright-error']).toBe('template-failed');
      const beyond = await ask2(session, { ':path': '/777' });
      expect(beyond.headers['mockwright-error']).toBe('template-failed');
      expect(beyond.body).toContain('The status 777 cannot be sent by HTTP/2');
      expect((await ask2(session, { ':path': '/near' })).status).toBe(200);
      expect((await ask2(session, { ':path': '/big' })).body).toMatch(
        /Headers of 70\d\d\d bytes cannot be sent by HTTP\/2/,
      );
      expect((await ask2(session, { ':path': '/nowhere' })).status).toBe(501);
      for (const url of ['/777', '/big']) {
        const asking = { ':method': 'POST', 'content-type': 'application/json' };
        const explained = await ask2(
          session,
          { ...asking, ':path': '/_mock/explain' },
          JSON.stringify({ url }),
        );
        expect(JSON.parse(explained.body), url).toMatchObject({ answer: { status: 501 } });
        const { body } = await ask2(session, { ':path': `/_mock/requests?path=${url}` });
        const { requests } = JSON.parse(body) as { readonly requests: readonly { readonly id: number }[] };
        const replay = `/_mock/requests/${requests[0]!.id}/replay`;
        const replayed = await ask2(session, { ...asking, ':path': replay });
        expect(JSON.parse(replayed.body), url).toMatchObject({ answer: { status: 501 }, same: true });
      }
      expect(server.requests.length).toBeGreaterThan(8);
    }));

  test('files, pieces, many at a time, and a stream that the client ends', () =>
    withSession(FILES, async (session, server) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => ask2(session, { ':path': index % 2 === 0 ? '/f' : '/c' })),
      );
      expect(new Set(answers.map(({ body }) => body.length))).toEqual(new Set([1_000_000, 10]));
      expect((await ask2(session, { ':path': '/f', range: 'bytes=0-3' })).body).toBe('AAAA');
      const stream = session.request({ ':path': '/s' });
      await new Promise((resolve) => stream.once('data', resolve));
      expect(server.server.service.sending.atClose.size).toBe(1);
      stream.close(constants.NGHTTP2_CANCEL);
      await vi.waitFor(() => expect(server.server.service.sending.atClose.size).toBe(0), { timeout: 10_000 });
      expect(server.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    }));

  test('as many long answers as there are streams', () =>
    withSession({ 'Mocks/a.json': fake({ route: 'a', body: 'x'.repeat(2_000_000) }) }, async (session) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask2(session, { ':path': '/a' })));
      expect(new Set(answers.map(({ body }) => body.length))).toEqual(new Set([2_000_000]));
    }));

  test.each([
    ['reset', 'NGHTTP2_INTERNAL_ERROR'],
    ['close', ''],
    ['garbage', 'NGHTTP2_PROTOCOL_ERROR'],
    ['truncate', 'NGHTTP2_INTERNAL_ERROR'],
  ])('the fault %s strikes its own stream', (fault, code) =>
    withSession({ ...PING, 'Mocks/a.json': fake({ route: 'a', fault, body: '0123' }) }, async (session) => {
      const answer = await ask2(session, { ':path': '/a' }).catch((error: Error) => error.message);
      if (code === '') expect(answer).toMatchObject({ status: undefined });
      else expect(answer).toContain(code);
      expect((await ask2(session, { ':path': '/ping' })).body).toBe('"pong"');
    }),
  );

  test('a client that reads nothing is left', () =>
    withSession(
      FILES,
      async (session, server) => {
        const stream = session.request({ ':path': '/f' });
        stream.on('error', () => undefined);
        await new Promise((resolve) => stream.once('response', resolve));
        await vi.waitFor(
          () => expect(server.requests.at(-1)).toMatchObject({ path: '/f', status: undefined }),
          {
            timeout: 3000,
          },
        );
        expect((await ask2(session, { ':path': '/ping' })).body).toBe('"pong"');
      },
      { writeTimeoutMilliseconds: 200 },
    ));

  test('the end of the server waits for answers, not for connections', () =>
    withServer(
      { ...PING, 'Mocks/slow.json': fake({ route: 'slow', delay: 150, body: '1' }) },
      async (server) => {
        const session = connectHttp2(server.base, { ca: authorityOf(server) });
        session.on('error', () => undefined);
        const slow = ask2(session, { ':path': '/slow' });
        await new Promise((resolve) => setTimeout(resolve, 80));
        const started = performance.now();
        await server.server.close();
        expect(performance.now() - started).toBeLessThan(2000);
        expect((await slow).body).toBe('1');
      },
      HTTPS,
    ));
});

test('a reset of a TLS connection is one of TCP', () =>
  withServer(
    { ...PING, 'Mocks/a.json': fake({ route: 'a', fault: 'reset' }) },
    async (server) => {
      const ca = authorityOf(server);
      await expect(ask1(`${server.base}/a`, { ca })).rejects.toMatchObject({ code: 'ECONNRESET' });
      const { port } = new URL(server.base);
      const socket = connectTls({ port: Number(port), host: '127.0.0.1', ca, servername: 'localhost' });
      socket.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n');
      const error = await new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve));
      expect(error.code).toBe('ECONNRESET');
    },
    HTTPS,
  ));

describe('a certificate that is given', () => {
  const files = {
    ...PING,
    'cert.pem': GIVEN.certificate,
    'key.pem': GIVEN.key,
    'locked.key': GIVEN.lockedKey,
    'other.key': GIVEN.otherKey,
    'both.pem': GIVEN.key + GIVEN.certificate,
    'cert.pfx': Buffer.from(GIVEN.pfx, 'base64'),
    'text.txt': 'no certificate',
    'cut.pem': GIVEN.certificate.slice(0, 200),
    'altered.pem': GIVEN.certificate.replace('MII', 'MAA'),
    'second.pem': GIVEN.certificate + GIVEN.certificate.replace('MII', 'MAA'),
    'request.pem': GIVEN.certificate.replaceAll('CERTIFICATE', 'CERTIFICATE REQUEST'),
    'cut.key': GIVEN.key.slice(0, 100),
    'half.pem': GIVEN.authority + GIVEN.authority.replace('MIIB', 'MIIC'),
  };

  test.each([
    { certificate: 'cert.pem', certificateKey: 'key.pem' },
    { certificate: 'both.pem' },
    { certificate: 'cert.pem', certificateKey: 'locked.key', certificatePassword: 'secret' },
    { certificate: 'cert.pfx', certificatePassword: 'secret' },
  ])('%j', (settings) =>
    withServer(
      files,
      async (server) => {
        const checkServerIdentity = (): undefined => undefined;
        const options = { ca: GIVEN.authority, checkServerIdentity };
        expect((await ask1(`${server.base}/ping`, options)).body).toBe('"pong"');
        expect(existsSync(join(server.folder, '.data'))).toBe(false);
      },
      { ...HTTPS, ...settings },
    ),
  );

  test.each([
    [{ certificate: 'nowhere.pem' }, 'Mock:Certificate: there is no file nowhere.pem.'],
    [
      { certificate: 'cert.pem' },
      'Mock:Certificate: cert.pem holds no key. Name its file: Mock:CertificateKey.',
    ],
    [
      { certificate: 'cert.pem', certificateKey: 'nowhere.key' },
      'Mock:CertificateKey: there is no file nowhere.key.',
    ],
    [
      { certificate: 'cert.pem', certificateKey: 'cert.pem' },
      'Mock:CertificateKey: cert.pem holds no key in PEM form.',
    ],
    [
      { certificate: 'cert.pem', certificateKey: 'other.key' },
      'cert.pem cannot be used: the key is that of another certificate (Mock:CertificateKey).',
    ],
    [{ certificate: 'cert.pfx' }, 'cannot be used: the password is not right (Mock:CertificatePassword).'],
    [
      { certificate: 'cert.pem', certificateKey: 'locked.key' },
      'Mock:CertificateKey: locked.key cannot be used: the key has a password (Mock:CertificatePassword).',
    ],
    [
      { certificate: 'cert.pem', certificateKey: 'locked.key', certificatePassword: 'x' },
      'Mock:CertificateKey: locked.key cannot be used: the password is not right (Mock:CertificatePassword).',
    ],
    ...['cut.pem', 'altered.pem', 'second.pem'].map(
      (certificate) =>
        [
          { certificate, certificateKey: 'key.pem' },
          `Mock:Certificate: ${certificate} cannot be used: a certificate in it is cut off or damaged.`,
        ] as const,
    ),
    [
      { certificate: 'request.pem', certificateKey: 'key.pem' },
      'Mock:Certificate: request.pem cannot be used: it holds no certificate in PEM form.',
    ],
    [
      { certificate: 'cert.pem', certificateKey: 'cut.key' },
      'Mock:CertificateKey: cut.key cannot be used: the key is cut off, damaged, or of no form that is known',
    ],
    [{ certificate: 'text.txt' }, 'text.txt cannot be used: it is neither PEM nor PFX.'],
    [
      { clientCertificate: 'require', clientAuthorities: ['no.pem'] },
      'Mock:ClientAuthorities: there is no file no.pem.',
    ],
    [
      { clientCertificate: 'require', clientAuthorities: ['text.txt'] },
      'Mock:ClientAuthorities: text.txt holds no certificate in PEM form.',
    ],
    [
      { clientCertificate: 'request', clientAuthorities: ['half.pem'] },
      'Mock:ClientAuthorities: certificate 2 of 2 in half.pem cannot be read.',
    ],
  ] as const)('%j is told in one line', async (settings, message) => {
    await expect(startTestServer(files, { ...HTTPS, ...settings })).rejects.toThrow(message);
  });
});

describe('certificates of clients', () => {
  const now = Date.now();
  const shown = { cert: GIVEN.certificate, key: GIVEN.key };
  const other = issueAuthority('others', ['bob'], now);
  const strange = { cert: other.certificate, key: other.key.export({ type: 'pkcs8', format: 'pem' }) };
  const files = {
    'ca.pem': GIVEN.authority,
    'Mocks/who.json': answering(
      'who',
      'Request.ClientCertificate == null ? "nobody" : Request.ClientCertificate.Subject',
    ),
  };
  const NOT = 'refused';

  test.each([
    ['none', true, shown, 'nobody'],
    ['request', true, {}, 'nobody'],
    ['request', true, shown, 'CN=ann, O=Acme'],
    ['request', true, strange, NOT],
    ['request', false, strange, 'CN=others, O=mockwright'],
    ['require', true, {}, NOT],
    ['require', true, shown, 'CN=ann, O=Acme'],
    ['require', true, strange, NOT],
    ['require', false, {}, NOT],
    ['require', false, strange, 'CN=others, O=mockwright'],
  ] as const)('%s, with authorities: %s', (clientCertificate, hasAuthorities, given, expected) =>
    withServer(
      files,
      async (server) => {
        const options = { ...given, ca: authorityOf(server) };
        const said = await ask1(`${server.base}/who`, options).then(
          ({ body }) => (JSON.parse(body) as { v: string }).v,
          () => NOT,
        );
        expect(said).toBe(expected);
        if (expected !== NOT) return;
        const why = 'cert' in given ? 'of none of the authorities' : 'a client has no certificate';
        await vi.waitFor(() => expect(server.lines.at(-1)).toContain(why), { timeout: 10_000 });
        const session = connectHttp2(server.base, options);
        session.on('error', () => undefined);
        const asked = ask2(session, { ':path': '/who' }).catch(() => ({ status: undefined }));
        expect((await asked).status).toBeUndefined();
      },
      { ...REAL_TEMPLATES, ...HTTPS, clientCertificate, clientAuthorities: hasAuthorities ? ['ca.pem'] : [] },
    ),
  );

  test('they are those of the first handshake: nothing is negotiated anew', () =>
    withServer(
      files,
      async (server) => {
        const { hostname, port } = new URL(server.base);
        const socket = connectTls({
          host: hostname,
          port: Number(port),
          maxVersion: 'TLSv1.2',
          ca: authorityOf(server),
          ...shown,
        });
        await once(socket, 'secureConnect');
        const isRefused = await new Promise((resolve) => {
          socket.on('error', () => resolve(true)).on('close', () => resolve(true));
          socket.renegotiate({}, (error) => resolve(error !== null));
        });
        expect(isRefused).toBe(true);
      },
      { ...REAL_TEMPLATES, ...HTTPS, clientCertificate: 'request', clientAuthorities: ['ca.pem'] },
    ));

  test('a made certificate may be for an address with a zone', () =>
    withServer(
      files,
      async (server) =>
        expect((await ask1(`${server.base}/who`, { ca: authorityOf(server) })).status).toBe(200),
      {
        ...REAL_TEMPLATES,
        ...HTTPS,
        allowedHosts: ['fe80::1%eth0'],
      },
    ));

  test.each([
    ['CN=a\\1B[2J', 'CN=a\u001b[2J'],
    ['CN=a\\0Ab', 'CN="a\nb"'],
    ['CN=a\\,b\\\\c', 'CN="a,b\\c"'],
  ])('the subject %j', (subject, expected) => {
    const certificate = { subject, fingerprint: 'AA:BB' } as X509Certificate;
    expect(describeCertificate(certificate)).toEqual({ subject: expected, thumbprint: 'AABB' });
  });

  test('their names are those of .NET', () => {
    const { certificate, subject, thumbprint } = GIVEN.net;
    const read = new X509Certificate(Buffer.from(certificate, 'base64'));
    expect(describeCertificate(read)).toEqual({ subject, thumbprint });
  });
});
