// The kinds of a `DateTime`.

/** `DateTimeKind`. */
export const dateTimeKinds = { Unspecified: 0, Utc: 1, Local: 2 } as const;
