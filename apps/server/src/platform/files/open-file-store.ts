import { now } from '../config/clock.ts'
import type { FileSettings } from '../config/config-files.ts'
import type { FileStore } from './file-store.ts'
import { diskStore } from './file-store-disk.ts'
import { s3Store } from './file-store-s3.ts'

const graceMs = 3_600_000

/** The store that the settings name. */
export function fileStoreOf({ folder, s3 }: FileSettings): FileStore {
  return s3 === null ? diskStore(folder) : s3Store(s3, folder)
}

/** The store that the settings name, without what an earlier process left half done in it. */
export async function openFileStore(settings: FileSettings): Promise<FileStore> {
  const store = fileStoreOf(settings)
  await store.clean(new Date(now().getTime() - graceMs))
  return store
}
