import type { Restored } from './restore-backup.ts'
import { examineArchive, restoreBackup } from './restore-backup.ts'
import type { ServerUrls } from './scratch-database.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** Restores an archive beside the real database, checks it and removes it again. Throws: SupervisorError, what broke the restore. */
export async function runDrill(urls: ServerUrls, file: string): Promise<Restored> {
  const manifest = await examineArchive(file)
  return await withScratchDatabase(urls, (scratch) => restoreBackup({ file, ...scratch }, manifest))
}
