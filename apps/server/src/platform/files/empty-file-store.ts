import type { FileStore } from './file-store.ts'
import { BytesGone } from './file-store.ts'

async function nothing(): Promise<never> {
  throw new BytesGone('There is no file store.')
}

/** Of tools that load the modules without a server: nothing is stored and nothing is found. */
export const emptyFileStore: FileStore = {
  put: nothing,
  putBack: nothing,
  open: nothing,
  remove: async () => undefined,
  list: async function* list() {},
  hasRoom: async () => false,
  clean: async () => undefined,
}
