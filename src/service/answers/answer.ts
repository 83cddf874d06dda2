// What the server itself says: an endpoint's answer, or an error.

/** Sent as it is. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
