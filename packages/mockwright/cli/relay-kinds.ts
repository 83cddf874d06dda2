// The form of what goes over the pipe between the server's process and the one that watches it, for those that run templates.

/** The file descriptor of the pipe in the server's process. */
export const RELAY_DESCRIPTOR = 4;

/** The fifth byte of what goes over it; the first four are the number of a process. */
export const RelayKind = {
  /** Behind it comes a message to the process, or from it. A number that is new starts one. */
  message: 0,
  /** To end the process; or that it has ended, with the reason behind it. */
  end: 1,
} as const;
export type RelayKind = (typeof RelayKind)[keyof typeof RelayKind];
