// What servers are asked: the requests of S1 to S8, and the mocks that answer them.

/** A request that is made again and again. */
export interface Asked {
  readonly path: string;
  /** A JSON body, sent with POST. */
  readonly body?: string;
  /** How many ask at the same time, where it is not as always. */
  readonly connections?: number;
}

/** What a server is set up with. */
export interface MockPlan {
  /** How many constant answers there are besides, at `/mock/0`, `/mock/1` …. */
  readonly constants: number;
  /** How many answers with ten lines of code, at `/coded/0` …: where the server runs code. */
  readonly coded: number;
}

/** The answer of S1, and of each of the constants. */
export const GREETING = { message: 'hello', id: 1 } as const;
/** The names of S2. */
export const FIRST_NAMES = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Tony', 'John'] as const;
export const LAST_NAMES = ['Lovelace', 'Hopper', 'Turing', 'Dijkstra', 'Liskov', 'Knuth', 'Hoare'] as const;
/** The file of S7. */
export const FILE_NAME = 'ten-megabytes.bin';
export const FILE_BYTES = 10_000_000;
/** For how long the answers of S8 wait. */
export const WAIT_MILLISECONDS = 1000;

/** The names of requests; S4 and S5 ask what S1 asks. */
export type RequestName = 'S1' | 'S2' | 'S3' | 'S6' | 'S7' | 'S8';

/** The requests by their names. */
export const REQUESTS: Readonly<Record<RequestName, Asked>> = {
  S1: { path: '/s1' },
  S2: { path: '/s2/7' },
  S3: { path: '/s3', body: JSON.stringify({ a: 'x', b: 5, pad: 'y'.repeat(1000) }) },
  S6: { path: '/s6' },
  S7: { path: '/s7', connections: 4 },
  S8: { path: '/s8' },
};
