// What requests of one session share, apart from the templates of the folder.
import type { GlobalStore } from '../../template/host/global-store.ts';

/** One session. */
export interface Session {
  readonly name: string;
  readonly global: GlobalStore;
}
