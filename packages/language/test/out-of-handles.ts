// What is done while the process may open no more files.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Does something while opening a file fails as it does then. */
export function outOfHandles(work: () => void): void {
  const { openSync } = fs;
  fs.openSync = () => {
    throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    fs.openSync = openSync;
    syncBuiltinESMExports();
  }
}
