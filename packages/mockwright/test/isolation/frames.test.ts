// Messages on a pipe come as they were sent, in whatever pieces the pipe hands them over.
import { Duplex, PassThrough } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrames, writeFrame } from '../../service/isolation/frames.ts';

test('any messages in any pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
      (messages, cuts) => {
        const sent: Buffer[] = [];
        const sink = new Duplex({
          read: () => undefined,
          write(chunk: Buffer, _encoding, done) {
            sent.push(chunk);
            done();
          },
        });
        for (const message of messages) writeFrame(sink, message.subarray(0, 3), message.subarray(3));
        const bytes = Buffer.concat(sent);
        const source = new PassThrough();
        const got: number[][] = [];
        readFrames(source, (frame) => got.push([...frame]));
        for (let at = 0, cut = 0; at < bytes.length; cut++) {
          const length = cuts[cut % cuts.length]!;
          source.emit('data', bytes.subarray(at, at + length));
          at += length;
        }
        expect(got).toEqual(messages.map((message) => [...message]));
      },
    ),
  );
});

test('what is no message ends it', () => {
  const source = new PassThrough();
  const told: string[] = [];
  readFrames(
    source,
    () => told.push('frame'),
    () => told.push('nonsense'),
  );
  for (let time = 0; time < 2; time++) source.emit('data', Buffer.from('HTTP/1.1 200 OK'));
  expect(told).toEqual(['nonsense']);
});
