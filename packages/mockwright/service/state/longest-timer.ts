/** What a timer of Node.js can wait for, in milliseconds: nearly 25 days. A longer wait would be none at all. */
export const LONGEST_TIMER: number = 2 ** 31 - 1;
