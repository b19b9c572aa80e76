import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackup } from '../../apps/server/src/backup/create-backup.ts'
import { readMembers } from '../../apps/server/src/backup/read-archive.ts'
import { examineArchive, restoreBackup } from '../../apps/server/src/backup/restore-backup.ts'
import { markRestore } from '../../apps/server/src/backup/restore-mark.ts'
import { withScratchDatabase } from '../../apps/server/src/backup/scratch-database.ts'
import { prepareDatabase } from '../../apps/server/src/prepare.ts'
import type { FileStore } from '../../apps/server/src/platform/files/file-store.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { runCommand, runJson } from '../support/command-line.ts'
import type { Source } from './backup-source.ts'
import { fileHashes, openSource, sha256, tableHashes } from './backup-source.ts'
import { ask, cleanUp, newFolder, open, visit } from './holder.ts'
import { inputs } from './inputs.ts'

let folder = ''
let database: Embedded
let files: FileStore
let stored: Source['stored'] = []
let file = ''

beforeAll(async () => {
  ;({ folder, database, files, stored } = await openSource())
  file = join(folder, 'whole.backup')
  await createBackup({ maintUrl: database.maintUrl, files, file, hasSecrets: true })
}, 120_000)
afterAll(async () => {
  await database.stop()
  await cleanUp()
})

describe('L1: a backup while people work', () => {
  test('holds everything that was acknowledged before it began, restores and verifies', async () => {
    const acknowledged: string[] = []
    let isOver = false
    const writing = writeUntil(() => isOver, acknowledged)
    while (acknowledged.length < inputs.backupWrites) await sleep(10)
    const before = [...acknowledged]
    const busy = join(folder, 'busy.backup')
    await createBackup({ maintUrl: database.maintUrl, files, file: busy, hasSecrets: false })
    isOver = true
    await writing
    expect(acknowledged.length).toBeGreaterThanOrEqual(before.length)
    const manifest = await examineArchive(busy)
    await withScratchDatabase(database, async (scratch) => {
      const { verified } = await restoreBackup({ file: busy, ...scratch }, manifest)
      expect(verified.flatMap(({ issues }) => issues)).toEqual([])
      const kept = await codes(scratch.maintUrl)
      expect(before.filter((code) => !kept.includes(code))).toEqual([])
    })
    expect(
      await ask(database.superUrl, `select count(*)::int as answer from pg_database where datname ~ 'drill'`),
    ).toBe(0)
  })
})

test('work that was not done yet is queued anew in the restored place', async () => {
  const waiting = join(folder, 'waiting.backup')
  const jobId = await ask(
    database.superUrl,
    `insert into platform.job (company_id, kind, input, created_by, session_id, locale)
     select company_id, 'desk.test.wait', '{}', id, 1, 'en' from erp.app_user limit 1 returning id::int as answer`,
  )
  await createBackup({ maintUrl: database.maintUrl, files, file: waiting, hasSecrets: true })
  await ask(database.superUrl, `delete from platform.job where id = ${String(jobId)} returning 1 as answer`)
  await withScratchDatabase(database, async (scratch) => {
    await restoreBackup({ file: waiting, ...scratch }, await examineArchive(waiting))
    const queued = `select count(*)::int as answer from graphile_worker._private_jobs where payload ->> 'jobId' = '${String(jobId)}'`
    expect(await ask(scratch.ownerUrl, queued)).toBe(1)
  })
})

describe('L3: a place that is not empty', () => {
  test('is refused and stays as it was, from the command line too', async () => {
    const before = await tableHashes(database.superUrl)
    await expect(
      restoreBackup({ file, ...database, dataDir: folder, files }, await examineArchive(file)),
    ).rejects.toThrow('is not empty')
    const refused = await runCommand(['restore', file], { DATA_DIR: folder })
    expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('is not empty') })
    const there = await runCommand(['restore', file, '--into-new', folder])
    expect(there).toMatchObject({ code: 2, errors: expect.stringContaining('already exists') })
    expect(await tableHashes(database.superUrl)).toEqual(before)
  })

  test('is empty after a restore that failed, and after one that was killed the same restore begins again', async () => {
    const manifest = await examineArchive(file)
    await withScratchDatabase(database, async (scratch) => {
      const wrong = { ...manifest, sequences: [{ name: 'platform.nothing', last: '1', isCalled: true }] }
      await expect(restoreBackup({ file, ...scratch }, wrong)).rejects.toThrow('platform.nothing')
      expect(await ask(scratch.ownerUrl, `select to_regnamespace('platform')::text as answer`)).toBeNull()
    })
    await withScratchDatabase(database, async (scratch) => {
      await withClient(scratch.ownerUrl, async (client) => {
        await client.query('create schema platform')
        await markRestore(client, true)
      })
      const { ownerUrl } = scratch
      const nowhere = { folder: '/nowhere', s3: null }
      const start = { ownerUrl, appUrl: ownerUrl, isDemo: true, demoPassword: null, files: nowhere }
      await expect(prepareDatabase(start)).rejects.toThrow('started but not completed')
      const { verified } = await restoreBackup({ file, ...scratch }, manifest)
      expect(verified.flatMap(({ issues }) => issues)).toEqual([])
    })
  })
})

describe('L4 and L5: from one kind of server to the other and back', () => {
  test('every row, every series of numbers and every stored file is the same', async () => {
    const before = await tableHashes(database.superUrl)
    const last = () => ask(database.superUrl, `select last_value::text as answer from platform.audit_id_seq`)
    const series = await last()
    const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')]
    expect((await runJson(['backup', first, '--with-secrets', '--unrecorded'], { DATA_DIR: folder })).code).toBe(0)
    const outside = newFolder()
    await withScratchDatabase(database, async ({ ownerUrl, maintUrl }) => {
      const appUrl = database.appUrl.replace('/countinghouse', new URL(ownerUrl).pathname)
      const external = {
        DATA_DIR: outside,
        DATABASE_URL: appUrl,
        DATABASE_OWNER_URL: ownerUrl,
        DATABASE_MAINT_URL: maintUrl,
      }
      expect(await runJson(['restore', first], external)).toMatchObject({ code: 0, data: { issues: [] } })
      expect((await runJson(['backup', second, '--with-secrets', '--unrecorded'], external)).code).toBe(0)
    })
    const back = newPlace()
    expect(await runJson(['restore', second, '--into-new', back])).toMatchObject({ code: 0, data: { issues: [] } })
    await visit(back, async ({ superUrl }) => {
      expect(await tableHashes(superUrl)).toEqual(before)
      expect(await ask(superUrl, `select last_value::text as answer from platform.audit_id_seq`)).toBe(series)
    })
    const expected = stored.map(([path, bytes]) => [path, sha256(bytes)])
    expect(fileHashes(back)).toEqual(Object.fromEntries(expected))
  })
})

describe('L6: secrets', () => {
  test('are in no archive unless asked for, and keys of the data folder never', async () => {
    const plain = join(folder, 'plain.backup')
    await createBackup({ maintUrl: database.maintUrl, files, file: plain, hasSecrets: false })
    const secret = await secrets()
    expect(secret.hashes.length).toBeGreaterThan(0)
    const [without, withThem] = [await contentOf(plain), await contentOf(file)]
    expect(secret.hashes.filter((hash) => without.includes(hash))).toEqual([])
    expect(secret.hashes.filter((hash) => !withThem.includes(hash))).toEqual([])
    for (const key of secret.keys) expect(`${without}${withThem}`.includes(key)).toBe(false)
    expect(existsSync(`${plain}.partial`)).toBe(false)
  })

  test('without them nobody signs in with an old password, and with a new one everybody can', async () => {
    const fresh = newPlace()
    const plain = join(folder, 'plain.backup')
    const restored = await runCommand(['restore', plain, '--into-new', fresh])
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('user password <login>') })
    expect((await runJson(['user', 'password', 'owner'], { DATA_DIR: fresh })).code).toBe(0)
    const reopened = await open(fresh)
    const hashes = await ask(
      reopened.superUrl,
      'select count(distinct password_hash)::int as answer from auth.identity',
    )
    expect(hashes).toBe(2)
    await reopened.stop()
  })
})

/** A folder that is not there yet, below one that the database's user may enter. */
function newPlace(): string {
  const parent = newFolder()
  chmodSync(parent, 0o711)
  return join(parent, 'data')
}

async function writeUntil(isOver: () => boolean, acknowledged: string[]): Promise<void> {
  await withClient(database.superUrl, async (client) => {
    for (let n = 1; !isOver(); n++) {
      const { rows } = await client.query<{ code: string }>(
        `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed, status, created_by, updated_by)
         select id, 'L1-' || $1::int, 'During a backup ' || $1::int, false, true, 'active', 1, 1 from erp.company order by id limit 1
         returning code`,
        [n],
      )
      acknowledged.push(rows[0]?.code ?? '')
      await sleep(20)
    }
  })
}

async function codes(url: string): Promise<string[]> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ code: string }>(`select code from procure.brand where code like 'L1-%'`)
    return rows.map(({ code }) => code)
  })
}

async function secrets(): Promise<{ hashes: string[]; keys: string[] }> {
  const hashes = await withClient(database.superUrl, async (client) => {
    const { rows } = await client.query<{ hash: string }>(`
      select password_hash as hash from auth.identity
      union all select encode(token_hash, 'hex') from auth.session
      union all select encode(token_hash, 'hex') from auth.console_link`)
    return rows.map(({ hash }) => hash)
  })
  const keys: Record<string, string> = JSON.parse(readFileSync(join(folder, 'passwords.json'), 'utf8'))
  return { hashes, keys: Object.values(keys) }
}

async function contentOf(archive: string): Promise<string> {
  let text = readFileSync(archive).toString('latin1')
  for await (const { bytes } of readMembers(archive)) for await (const chunk of bytes) text += chunk.toString('latin1')
  return text
}
