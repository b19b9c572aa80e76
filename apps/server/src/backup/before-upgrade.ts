import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { issuesOf, verifyDatabase } from '../cli/verify.ts'
import { now } from '../platform/config/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { pendingMigrations } from '../platform/database/migrate.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { errorText, SupervisorError } from '../supervisor/supervisor-error.ts'
import { newBackupFile, pruneBackups } from './backup-folder.ts'
import { saveRun } from './backup-runs.ts'
import { runBackupCommand } from './command-process.ts'

type UpgradeInput = {
  readonly config: Config
  readonly ownerUrl: string | null
  readonly appUrl: string
  readonly maintUrl: string | null
  readonly log: (line: string) => void
}

export type Upgrading = {
  /** Once the schema is up to date. */
  report(): Promise<void>
  /** After it failed: a backup of a schema that nothing changed is no way back, and each further try would take another. */
  giveUp(): Promise<void>
}

/**
 * Takes a backup when the start is about to change the schema of a database that has one; null when it is not.
 * Throws: SupervisorError when it cannot be taken, before anything is changed.
 */
export async function backUpBeforeUpgrade(input: UpgradeInput): Promise<Upgrading | null> {
  const { config, ownerUrl, appUrl, maintUrl, log } = input
  if (ownerUrl === null) return null
  const pending = await withClient(appUrl, pendingMigrations)
  if (pending.length === 0) return null
  log(`Upgrading the database schema: ${pending.join(', ')}.`)
  if (maintUrl === null) {
    log('Warning: no backup is taken before the upgrade, because DATABASE_MAINT_URL is not set.')
    return null
  }
  const startedAt = now()
  const file = newBackupFile(config.backupDir, startedAt, 'upgrade')
  const { bytes, rows } = await take(config.dataDir, file)
  log(`Backup before the upgrade: ${file}.`)
  return {
    async report() {
      await saveRun(maintUrl, 'upgrade', startedAt, { result: 'good', fileName: basename(file), bytes, rows })
      const verified = await verifyDatabase(maintUrl, config.dataDir)
      const issues = issuesOf(verified)
      log(`Upgraded; ${verified.length} checks, ${issues.length === 0 ? 'no issues' : 'issues found:'}`)
      for (const issue of issues) log(`  ${issue}`)
      await pruneBackups(config.backupDir)
    },
    async giveUp() {
      const left = await withClient(appUrl, pendingMigrations).catch(() => [])
      if (left.length !== pending.length) return
      await rm(file, { force: true })
      log(`The schema is unchanged; the backup ${file} was removed.`)
    },
  }
}

async function take(dataDir: string, file: string): Promise<{ bytes: number; rows: number }> {
  try {
    return await runBackupCommand(
      dataDir,
      ['backup', file, '--with-secrets', '--unrecorded'],
      new AbortController().signal,
    )
  } catch (error) {
    throw new SupervisorError(
      `The backup before the schema upgrade failed: ${errorText(error)}. Nothing was changed. ` +
        'Correct the cause and start again, or upgrade without a backup: npm run cli -- migrate',
    )
  }
}
