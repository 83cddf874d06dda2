// What the types of recorded requests declare is what there is: what the journal gives, and the schema of its endpoint.
import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../service/admin/json-schema.ts';
import { SCHEMAS } from '../../service/admin/schemas.ts';
import type { DescribedRequest } from '../../service/journal/describe-request.ts';
import { createMockServer, type RecordedRequest } from '../../index.ts';

/** The members of a type and of what is in them: `answer`, `answer.body`; of lists, those of their items. */
type Paths<T> = T extends readonly (infer Item)[]
  ? Paths<Item>
  : T extends object
    ? string extends keyof T
      ? never
      : {
          [Name in keyof T & string]-?: Name | `${Name}.${Paths<NonNullable<T[Name]>>}`;
        }[keyof T & string]
    : never;
type Declared = Paths<Omit<RecordedRequest, 'header' | 'json'>>;
type AreSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** The compiler finds what the one type lacks, or the other. */
const ARE_SAME: AreSame<Declared, Paths<DescribedRequest>> = true;
/** And what is missing here, or too much. */
const DECLARED: Readonly<Record<Declared, typeof ARE_SAME>> = {
  id: true,
  time: true,
  session: true,
  method: true,
  path: true,
  query: true,
  headers: true,
  body: true,
  bodyBase64: true,
  truncated: true,
  matched: true,
  template: true,
  templateId: true,
  route: true,
  routeValues: true,
  passedOver: true,
  'passedOver.template': true,
  'passedOver.reasons': true,
  'passedOver.threw': true,
  closest: true,
  'closest.template': true,
  'closest.method': true,
  'closest.route': true,
  'closest.reasons': true,
  'closest.segments': true,
  'closest.segments.route': true,
  'closest.segments.path': true,
  'closest.segments.fits': true,
  'closest.condition': true,
  'closest.condition.text': true,
  'closest.condition.value': true,
  'closest.condition.values': true,
  failure: true,
  callbacks: true,
  'callbacks.method': true,
  'callbacks.url': true,
  'callbacks.status': true,
  'callbacks.error': true,
  'callbacks.milliseconds': true,
  seed: true,
  clock: true,
  status: true,
  answer: true,
  'answer.headers': true,
  'answer.body': true,
  'answer.bodyBase64': true,
  'answer.truncated': true,
  'answer.file': true,
  aborted: true,
  fault: true,
  chaos: true,
  milliseconds: true,
};

function pathsOf({ $ref, items, properties = {} }: JsonSchema): readonly string[] {
  if ($ref !== undefined) return pathsOf(SCHEMAS[$ref.split('/').at(-1)!]!);
  if (items !== undefined) return pathsOf(items);
  return Object.entries(properties).flatMap(([name, member]) => [
    name,
    ...pathsOf(member).map((path) => `${name}.${path}`),
  ]);
}

test('the types declare what the schema of the endpoint has', () => {
  expect(Object.keys(DECLARED).toSorted()).toEqual(pathsOf(SCHEMAS['Request']!).toSorted());
});

test('a client that gave up is told by aborted: status and answer are those that it would have got', async () => {
  await using mock = await createMockServer({
    templates: [{ request: { route: '/slow' }, response: { delay: 60_000, body: 'at last' } }],
  });
  const asked = request(`${mock.url}/slow`).on('error', () => undefined);
  asked.end();
  const { id } = await mock.waitForRequest();
  asked.destroy();
  const found = (): RecordedRequest => mock.requests().find((each) => each.id === id)!;
  await expect.poll(() => found().aborted).toBe(true);
  expect(found()).toMatchObject({ status: 200, answer: { body: '"at last"' } });
});
