import type { DiskSpace } from '../database/disk.ts'

/** What a web process knows of the machine, for pages about the whole installation. */
export type Installation = {
  /** Null: the data folder is not ours to look at. */
  readonly measureDisk: (() => Promise<DiskSpace>) | null
  /** Names of the files in the folder of the backups. */
  readonly backupNames: () => Promise<ReadonlySet<string>>
}

/** Of a process that was told nothing. */
export const unknownInstallation: Installation = { measureDisk: null, backupNames: async () => new Set() }
