import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDrill } from '../../apps/server/src/backup/drill.ts'
import { createBackup } from '../../apps/server/src/backup/create-backup.ts'
import { examineArchive, restoreBackup } from '../../apps/server/src/backup/restore-backup.ts'
import { withScratchDatabase } from '../../apps/server/src/backup/scratch-database.ts'
import { issuesOf } from '../../apps/server/src/cli/verify.ts'
import type { FileStore } from '../../apps/server/src/platform/files/file-store.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { s3Store } from '../../apps/server/src/platform/files/file-store-s3.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { runCommand, runJson, startCommand } from '../support/command-line.ts'
import type { S3StandIn } from '../support/fake-s3.ts'
import { startS3StandIn } from '../support/fake-s3.ts'
import type { Source } from './backup-source.ts'
import { recordStoredFile, openSource } from './backup-source.ts'
import { ask, cleanUp, killHard, newFolder, visit } from './holder.ts'

let stored: Source['stored'] = []
let folder = ''
let database: Embedded
let files: FileStore
let service: S3StandIn

beforeAll(async () => {
  ;({ folder, database, files, stored } = await openSource())
  service = await startS3StandIn()
}, 120_000)
afterAll(async () => {
  await service.stop()
  await database.stop()
  await cleanUp()
})

describe('stored files, wherever they are kept', () => {
  test('of a bucket they are in the archive, come back into another store, and a drill proves it', async () => {
    const bucket = s3Store(service.settings, newFolder())
    for (const [key, bytes] of stored) await bucket.putBack(key, Readable.from([bytes]))
    const file = join(newFolder(), 'bucket.backup')
    const { filesGone } = await createBackup({ maintUrl: database.maintUrl, files: bucket, file, hasSecrets: true })
    expect(filesGone).toBe(0)
    const target = diskStore(newFolder())
    await withScratchDatabase(database, async (scratch) => {
      const restored = await restoreBackup({ file, ...scratch, files: target }, await examineArchive(file))
      expect(restored).toMatchObject({ files: stored.length })
      expect(issuesOf(restored.verified)).toEqual([])
    })
    for (const [key, bytes] of stored) expect(await buffer(await target.open(key))).toEqual(bytes)
    expect(issuesOf((await runDrill(database, file)).verified)).toEqual([])
    // A store that cannot be reached is no store without files.
    const nobody = s3Store({ ...service.settings, endpoint: 'http://127.0.0.1:9' }, newFolder())
    const lost = join(newFolder(), 'lost.backup')
    await expect(
      createBackup({ maintUrl: database.maintUrl, files: nobody, file: lost, hasSecrets: true }),
    ).rejects.toThrow()
    expect(existsSync(lost)).toBe(false)
  }, 120_000)

  test('of FILES_DIR the commands save and restore them, and say where they lie', async () => {
    const elsewhere = newFolder()
    const store = diskStore(elsewhere)
    for (const [key, bytes] of stored) await store.putBack(key, Readable.from([bytes]))
    const around = { DATA_DIR: folder, FILES_DIR: elsewhere }
    const file = join(newFolder(), 'elsewhere.backup')
    expect(await runJson(['backup', file], around)).toMatchObject({ code: 0, data: { files: stored.length } })
    const place = newPlace()
    const { code, output } = await runCommand(['restore', file, '--into-new', place], around)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('start without FILES_DIR') })
    for (const [key, bytes] of stored)
      expect(await buffer(await diskStore(join(place, 'files')).open(key))).toEqual(bytes)
    expect(existsSync(join(place, 'restore-unfinished'))).toBe(false)
  }, 120_000)

  test('one whose bytes are gone is told by the backup and found by the drill', async () => {
    const key = '1/0d/0d000000-0000-4000-8000-000000000004'
    await recordStoredFile(database.superUrl, await files.putBack(key, Readable.from([Buffer.from('lost')])))
    await files.remove(key)
    const file = join(newFolder(), 'gone.backup')
    const { code, output } = await runCommand(['backup', file], { DATA_DIR: folder })
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('1 files are missing') })
    expect(issuesOf((await runDrill(database, file)).verified)).toEqual([
      expect.stringMatching(/^platform\.files_whole: file \d+ of company 1: the archive does not hold its bytes$/),
    ])
    await withClient(database.superUrl, (client) =>
      client.query('delete from platform.file where storage_key = $1', [key]),
    )
  })
})

test('a restore that is killed with files half in place begins again, and ends', async () => {
  const file = join(newFolder(), 'whole.backup')
  await createBackup({ maintUrl: database.maintUrl, files, file, hasSecrets: true })
  const place = newPlace()
  const command = startCommand(['restore', file, '--into-new', place])
  while (!existsSync(join(place, 'files', '1'))) {
    expect(command.exitCode, 'it ended before a file was in place').toBeNull()
    await sleep(2)
  }
  await killHard(command)
  const there = await runCommand(['restore', file, '--into-new', place])
  expect(there).toMatchObject({ code: 0, output: expect.stringContaining('no issues') })
  await visit(place, async ({ superUrl }) => {
    const rows = 'select count(*)::int as answer from platform.file'
    expect(await ask(superUrl, rows)).toBe(await ask(database.superUrl, rows))
  })
  const again = await runCommand(['restore', file, '--into-new', place])
  expect(again).toMatchObject({ code: 2, errors: expect.stringContaining('already exists') })
}, 120_000)

test('what is taken and proven by hand is on record, and ends the warning', async () => {
  await withClient(database.superUrl, (client) =>
    client.query(
      `delete from platform.backup_run; update platform.schema_file set applied_at = applied_at - interval '60 days'`,
    ),
  )
  const around = { DATA_DIR: folder }
  const before = await runJson(['status'], around)
  expect(before).toMatchObject({ code: 1, data: { warnings: [expect.any(String), expect.any(String)] } })
  const file = join(newFolder(), 'by-hand.backup')
  expect((await runJson(['backup', file, '--with-secrets'], around)).code).toBe(0)
  expect((await runJson(['backup', 'drill', '--file', file], around)).code).toBe(0)
  expect(await runJson(['status'], around)).toMatchObject({ code: 0, data: { warnings: [] } })
  const runs = `select string_agg(kind || ' ' || result || ' ' || file_name, ', ' order by id) as answer
    from (select * from platform.backup_run order by id desc limit 2) newest`
  expect(await ask(database.superUrl, runs)).toBe(`backup good ${file}, drill good ${file}`)
  expect((await runJson(['backup', 'drill', '--file', `${file}.no`], around)).code).toBe(2)
  expect(readdirSync(folder)).not.toContain('backups')
}, 120_000)

/** A folder that is not there yet, below one that the database's user may enter. */
function newPlace(): string {
  const parent = newFolder()
  chmodSync(parent, 0o711)
  return join(parent, 'data')
}
