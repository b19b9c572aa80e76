import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../platform/config/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { errorText } from '../supervisor/supervisor-error.ts'
import { newBackupFile, pruneBackups, removeUnfinished } from './backup-folder.ts'
import type { RunEnd } from './backup-runs.ts'
import { readHistory, recordRun, takeRequest } from './backup-runs.ts'
import type { Done } from './command-process.ts'
import { runBackupCommand } from './command-process.ts'
import { backupWarnings, isBackupDue } from './schedule.ts'

export type BackupsInput = {
  readonly config: Config
  readonly maintUrl: string
  readonly log: (line: string) => void
}

export type Backups = { stop(): Promise<void> }

/** How soon a request is taken. */
const roundMs = 3000
const roundsBetweenLooks = 10
const warnEveryMs = 24 * 60 * 60 * 1000

/**
 * Takes the nightly backup and the drills at their times, and those that were asked for, until told to stop, which ends one that is running. Bears the loss of its
 * database.
 */
export function startBackups(input: BackupsInput): Backups {
  const { config, log } = input
  const timer = new AbortController()
  let warnedAtMs = 0
  removeUnfinished(config.backupDir)

  async function rounds(): Promise<void> {
    for (let round = 1; !timer.signal.aborted; round++) {
      await sleep(roundMs, undefined, { signal: timer.signal }).catch(() => undefined)
      if (timer.signal.aborted) return
      try {
        await runRequested(input, timer.signal)
        if (config.backupAt === null || round % roundsBetweenLooks !== 0) continue
        await runDue(input, timer.signal)
        await warn()
      } catch (error) {
        if (!timer.signal.aborted) log(`Backup: ${errorText(error)}`)
      }
    }
  }

  async function warn(): Promise<void> {
    if (now().getTime() - warnedAtMs < warnEveryMs) return
    const { installedAt, goodBackupAt, goodDrillAt } = await readHistory(input.maintUrl)
    const good = { backup: goodBackupAt, drill: goodDrillAt, isDrilling: config.backupDrillDays !== null }
    const warnings = backupWarnings(now(), installedAt, good)
    for (const line of warnings) log(`Warning: ${line}`)
    if (warnings.length > 0) warnedAtMs = now().getTime()
  }

  const running = rounds()
  return {
    async stop() {
      timer.abort()
      await running
    },
  }
}

/** Does what a person asked for, if anything. Throws: Error saying why it failed, once that is recorded. */
export async function runRequested(input: BackupsInput, signal: AbortSignal): Promise<void> {
  const kind = await takeRequest(input.maintUrl)
  if (kind === 'backup') await runBackup(input, signal)
  if (kind === 'drill') await drill(input, signal)
}

/** Takes the backup, and the drill behind it, if it is time. Throws: Error saying why one of them failed, once that is recorded. */
export async function runDue(input: BackupsInput, signal: AbortSignal): Promise<void> {
  const { config, maintUrl } = input
  const history = await readHistory(maintUrl)
  const since = history.goodBackupAt ?? history.installedAt
  if (config.backupAt === null || !isBackupDue(config.backupAt, now(), since, history.lastBackup)) return
  await runBackup(input, signal)
  if (config.backupDrillDays === null) return
  const oldest = now().getTime() - config.backupDrillDays * 24 * 60 * 60 * 1000
  if (history.goodDrillAt === null || history.goodDrillAt.getTime() < oldest) await drill(input, signal)
}

async function runBackup({ config, maintUrl, log }: BackupsInput, signal: AbortSignal): Promise<void> {
  const run = async () => {
    const file = newBackupFile(config.backupDir, now(), 'nightly')
    return await runBackupCommand(config.dataDir, ['backup', file, '--with-secrets', '--unrecorded'], signal)
  }
  const { fileName, rows, bytes } = await recordRun(maintUrl, 'backup', run, goodEnd)
  log(`Backup ${fileName}: ${rows} rows, ${bytes} bytes.`)
  await pruneBackups(config.backupDir)
}

async function drill({ config, maintUrl, log }: BackupsInput, signal: AbortSignal): Promise<void> {
  const run = () => runBackupCommand(config.dataDir, ['backup', 'drill', '--unrecorded'], signal)
  const { rows } = await recordRun(maintUrl, 'drill', run, goodEnd)
  log(`Drill: ${rows} rows restored, verified and removed.`)
}

function goodEnd({ fileName, bytes, rows }: Done): RunEnd {
  return { result: 'good', fileName, bytes, rows }
}
