import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBackupFile } from '../../apps/server/src/backup/backup-folder.ts'
import { runDue, startBackups } from '../../apps/server/src/backup/run-backups.ts'
import { backupWarnings, isBackupDue } from '../../apps/server/src/backup/schedule.ts'
import { readConfig, type Config } from '../../apps/server/src/platform/config/config.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { openSource } from './backup-source.ts'
import { ask, cleanUp } from './holder.ts'

const at = (text: string) => new Date(`2026-11-${text}`)

describe('the time of a backup', () => {
  const installed = at('20T12:00')
  const good = (startedAt: Date) => ({ startedAt, isGood: true })

  test('comes once a night, after the first night of a new installation', () => {
    expect(isBackupDue('03:00', at('20T23:00'), installed, null)).toBe(false)
    expect(isBackupDue('03:00', at('21T02:59'), installed, null)).toBe(false)
    expect(isBackupDue('03:00', at('21T03:00'), installed, null)).toBe(true)
    expect(isBackupDue('03:00', at('21T23:59'), at('21T03:00'), good(at('21T03:00')))).toBe(false)
    expect(isBackupDue('03:00', at('22T03:01'), at('21T03:00'), good(at('21T03:00')))).toBe(true)
  })

  test('is caught up by a machine that was off, and an hour after a failure', () => {
    expect(isBackupDue('03:00', at('25T09:00'), at('21T03:00'), good(at('21T03:00')))).toBe(true)
    const failed = { startedAt: at('22T03:00'), isGood: false }
    expect(isBackupDue('03:00', at('22T03:30'), at('21T03:00'), failed)).toBe(false)
    expect(isBackupDue('03:00', at('22T04:00'), at('21T03:00'), failed)).toBe(true)
  })

  test('that was missed is told, and so is a drill', () => {
    const warn = (backup: Date | null, drill: Date | null, isDrilling = true) =>
      backupWarnings(at('22T12:00'), installed, { backup, drill, isDrilling })
    expect(warn(at('21T03:00'), at('21T03:00'))).toEqual([])
    expect(warn(null, null)).toEqual([expect.stringContaining('48 h old')])
    expect(warn(at('22T03:00'), new Date('2026-10-01'))).toEqual([expect.stringContaining('52 days')])
    expect(warn(at('22T03:00'), new Date('2026-10-01'), false)).toEqual([])
  })
})

describe('a backup that the product takes by itself', () => {
  let database: Embedded
  let config: Config
  const lines: string[] = []
  const run = () =>
    runDue({ config, maintUrl: database.maintUrl, log: (line) => lines.push(line) }, new AbortController().signal)

  beforeAll(async () => {
    const source = await openSource()
    database = source.database
    // Half a day away, so that its time does not come while the test runs.
    const hour = String((new Date().getHours() + 12) % 24).padStart(2, '0')
    const reading = readConfig(['--data', source.folder], { BACKUP_AT: `${hour}:00` })
    if (reading.kind !== 'run') throw new Error('The configuration could not be read.')
    config = reading.config
  }, 120_000)
  afterAll(async () => {
    await database.stop()
    await cleanUp()
  })

  test('waits for its time, is then taken, proven by a drill and recorded, once', async () => {
    await run()
    expect(await runs()).toEqual([])
    await installedYesterday()
    await run()
    const [file] = readdirSync(config.backupDir)
    const whole = { result: 'good', file_name: file, problem: null, is_told: true }
    expect(await runs()).toEqual([
      { kind: 'backup', ...whole },
      { kind: 'drill', ...whole },
    ])
    await run()
    expect(readdirSync(config.backupDir)).toEqual([file])
    expect(
      await ask(database.superUrl, `select count(*)::int as answer from pg_database where datname ~ 'drill'`),
    ).toBe(0)
  })

  test('that fails is recorded with its reason and leaves no file', async () => {
    await asSuperuser(`update platform.backup_run set started_at = started_at - interval '2 days'`)
    const former = config
    config = { ...config, backupDir: join(config.dataDir, 'passwords.json', 'no-folder') }
    await expect(run()).rejects.toThrow('ENOTDIR')
    config = former
    expect((await runs()).at(-1)).toMatchObject({ kind: 'backup', result: 'failed', file_name: null })
    await run()
    expect(await runs()).toHaveLength(3)
  })

  test('that was cut off by the end of its supervisor leaves nothing once the next one starts', async () => {
    const partial = `${newBackupFile(config.backupDir, at('21T03:00'), 'nightly')}.partial`
    writeFileSync(partial, 'half')
    mkdirSync(join(config.backupDir, 'countinghouse-drill-abc', 'files'), { recursive: true })
    const backups = startBackups({ config, maintUrl: database.maintUrl, log: () => undefined })
    await backups.stop()
    expect(readdirSync(config.backupDir).filter((name) => !name.endsWith('-nightly.backup'))).toEqual([])
  })

  async function runs(): Promise<unknown[]> {
    return await withClient(database.maintUrl, async (client) => {
      const { rows } = await client.query(`
        select kind, result, file_name, problem, (bytes > 0 and row_count > 0) as is_told from platform.backup_run order by id`)
      return rows
    })
  }

  async function installedYesterday(): Promise<void> {
    await asSuperuser(`update platform.schema_file set applied_at = applied_at - interval '1 day'`)
  }

  async function asSuperuser(statement: string): Promise<void> {
    await withClient(database.superUrl, (client) => client.query(statement))
  }
})
