import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineArchive, restoreAsRecorded, restoreBackup } from '../../apps/server/src/backup/restore-backup.ts'
import { markRestore } from '../../apps/server/src/backup/restore-mark.ts'
import type { Scratch } from '../../apps/server/src/backup/scratch-database.ts'
import { withScratchDatabase } from '../../apps/server/src/backup/scratch-database.ts'
import { issuesOf, verifyDatabase } from '../../apps/server/src/cli/verify.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { migrate, pendingMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { upgrade } from '../../apps/server/src/prepare.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { Product, password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import { tableHashes } from './backup-source.ts'
import { ask, cleanUp, newFolder, open, visit } from './holder.ts'
import { inputs, isSkipped } from './inputs.ts'

const fixtures = resolve(import.meta.dirname, 'fixtures')
const released = readdirSync(fixtures).filter((name) => name.endsWith('.backup'))
const oldest = join(fixtures, '0009.backup')
/** Made before anybody worked in it. */
const unsealed = new Set(['0009.backup'])

describe('on a server', () => {
  let database: Embedded
  beforeAll(async () => {
    database = await open(newFolder())
  }, 120_000)
  afterAll(async () => {
    await database.stop()
    await cleanUp()
  })

  describe('L7: every released schema', () => {
    test.each(released)('%s is restored, upgraded and found whole', async (name) => {
      const file = join(fixtures, name)
      await withScratchDatabase(database, async (scratch) => {
        const { verified, rows } = await restoreBackup({ file, ...scratch }, await examineArchive(file))
        expect(issuesOf(verified)).toEqual([])
        expect(rows).toBeGreaterThan(1000)
        const seals = await ask(scratch.maintUrl, 'select count(*)::int as answer from platform.audit_seal')
        expect(seals, 'the chain that was verified').toBeGreaterThanOrEqual(unsealed.has(name) ? 0 : 5)
      })
    })
  })

  describe('L8: a migration that breaks off', () => {
    test('at any of its statements leaves the schema of the version before, and the next run does all of it', async () => {
      await withOldSchema(async (scratch) => {
        const before = await fingerprint(scratch)
        const superUrl = asSuperuser(scratch)
        await breakAtStatement(superUrl)
        for (let statement = 1; statement <= inputs.brokenStatements; statement++) {
          await ask(superUrl, `select setval('public.statements_left', ${statement}) as answer`)
          const failure = await migrate(scratch.ownerUrl).then(
            () => null,
            (error: Error) => error.message,
          )
          if (failure === null) break
          expect(failure).toContain('could not be applied: broken off. The upgrade was rolled back')
          expect(await fingerprint(scratch)).toEqual(before)
        }
        await withClient(superUrl, (client) => client.query('drop event trigger break_off'))
        await upgrade(scratch.ownerUrl)
        expect(issuesOf(await verifyDatabase(scratch.maintUrl, scratch.dataDir))).toEqual([])
      })
    })
  })

  describe('L9: a migration of a table that somebody reads for long', () => {
    test('lets everybody else read on, and is done once the reader has ended', async () => {
      await withOldSchema(async (scratch) => {
        const superUrl = asSuperuser(scratch)
        await lockWithEachStatement(superUrl)
        const migrating = await withClient(superUrl, async (reader) => {
          await reader.query('begin; select count(*) from procure.brand')
          const running = migrate(scratch.ownerUrl)
          while ((await ask(superUrl, waitingForLock)) === 0) await sleep(20)
          // Behind a migration that waited without end this one would wait as long as the reader reads.
          await withClient(superUrl, async (client) => {
            await client.query(`set lock_timeout = '20s'`)
            await client.query('select count(*) from procure.brand')
          })
          await reader.query('rollback')
          return { running }
        })
        expect((await migrating.running).applied.length).toBeGreaterThan(0)
      })
    })
  })

  describe('L11: two servers that upgrade at once', () => {
    test('one does it, the other waits, and both find it done', async () => {
      await withOldSchema(async (scratch) => {
        await Promise.all([upgrade(scratch.ownerUrl), upgrade(scratch.ownerUrl)])
        expect(await withClient(scratch.ownerUrl, pendingMigrations)).toEqual([])
        expect(issuesOf(await verifyDatabase(scratch.maintUrl, scratch.dataDir))).toEqual([])
      })
    })
  })

  /** A database as the oldest released version left it. */
  async function withOldSchema(run: (scratch: Scratch) => Promise<void>): Promise<void> {
    await withScratchDatabase(database, async (scratch) => {
      await restoreAsRecorded({ file: oldest, ...scratch }, await examineArchive(oldest))
      await withClient(scratch.ownerUrl, (client) => markRestore(client, false))
      await run(scratch)
    })
  }

  function asSuperuser(scratch: Scratch): string {
    return database.superUrl.replace('/countinghouse?', `${new URL(scratch.ownerUrl).pathname}?`)
  }
})

describe.skipIf(isSkipped)('a start on the database of another version', () => {
  const product = new Product()
  afterAll(() => product.dispose())

  test('takes a backup, upgrades, verifies and serves; the version before then refuses to start (L10)', async () => {
    const database = await open(product.dataDir)
    const files = diskStore(join(product.dataDir, 'files'))
    const place = { file: oldest, ...database, dataDir: product.dataDir, files }
    await restoreAsRecorded(place, await examineArchive(oldest))
    await withClient(database.ownerUrl, (client) => markRestore(client, false))
    await rejectTables(database.superUrl)
    await database.stop()
    await expect(product.start()).rejects.toThrow('no tables today')
    expect(product.log()).toContain('was removed')
    expect(readdirSync(join(product.dataDir, 'backups')), 'one for each try would fill the disk').toEqual([])
    await visit(product.dataDir, ({ superUrl }) =>
      withClient(superUrl, (client) => client.query('drop event trigger refuse_tables')),
    )
    await product.start()
    expect(product.log()).toMatch(/Upgrading the database schema: migrations\/\d{4}_/)
    expect(product.log()).toMatch(/Upgraded; \d+ checks, no issues/)
    const [backup] = readdirSync(join(product.dataDir, 'backups'))
    expect(backup).toMatch(/-upgrade\.backup$/)
    const run = `select kind || ' ' || result || ' ' || file_name as answer from platform.backup_run`
    expect(await ask(product.database('postgres'), run)).toBe(`upgrade good ${backup}`)
    expect(await signIn(product.url, 'owner', password)).not.toBe('')

    const later = `insert into platform.schema_file (name, checksum) values ('migrations/9999_erp_later.sql', 'x')`
    await withClient(product.database('postgres'), (client) => client.query(later))
    await product.stop()
    const { code, output } = await product.startAgain()
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('created by a newer version') })
    expect(output).not.toContain('    at ')
    expect(existsSync(join(product.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

const waitingForLock = `
  select count(*)::int as answer from pg_locks where not granted and relation = 'procure.brand'::regclass and mode = 'AccessExclusiveLock'`

/** Fails at the n-th change of the schema; the series counts down past every rollback. */
async function breakAtStatement(superUrl: string): Promise<void> {
  await withClient(superUrl, (client) =>
    client.query(`
      create sequence public.statements_left increment -1 minvalue -1000000 maxvalue 1000000 start 1;
      grant usage on sequence public.statements_left to owner;
      create function public.break_off() returns event_trigger language plpgsql as $$
      begin
        if nextval('public.statements_left') < 1 then raise exception 'broken off'; end if;
      end $$;
      create event trigger break_off on ddl_command_end execute function public.break_off()`),
  )
}

/** Breaks a migration, and nothing that a start does before. */
async function rejectTables(superUrl: string): Promise<void> {
  await withClient(superUrl, (client) =>
    client.query(`
      create function public.refuse_tables() returns event_trigger language plpgsql as $$
      begin raise exception 'no tables today'; end $$;
      create event trigger refuse_tables on ddl_command_end when tag in ('CREATE TABLE') execute function public.refuse_tables()`),
  )
}

/** As a migration that changes a table would. */
async function lockWithEachStatement(superUrl: string): Promise<void> {
  await withClient(superUrl, (client) =>
    client.query(`
      create function public.lock_brands() returns event_trigger language plpgsql as $$
      begin lock table procure.brand in access exclusive mode; end $$;
      create event trigger lock_brands on ddl_command_start execute function public.lock_brands()`),
  )
}

async function fingerprint({ ownerUrl, maintUrl }: Scratch): Promise<unknown> {
  return { pending: await withClient(ownerUrl, pendingMigrations), tables: await tableHashes(maintUrl) }
}
