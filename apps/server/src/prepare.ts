import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { resetDemoPasswords, seedDemo } from './demo/seed.ts'
import { openWarehouse } from './demo/warehouse/fill-warehouse.ts'
import type { FileSettings } from './platform/config/config-files.ts'
import { loadContract } from './platform/calls/contract.ts'
import type { Database } from './platform/database/db.ts'
import { openDatabase } from './platform/database/db.ts'
import { migrateJobs } from './platform/jobs/jobs.ts'
import { migrate, oneAtATime, pendingFiles, SchemaError } from './platform/database/migrate.ts'
import { loadReferenceData } from './platform/config/reference-data.ts'
import { hashToken, newToken } from './platform/access/session.ts'
import { syncRegistry } from './registry.ts'
import { isRestoreUnfinished } from './backup/restore-mark.ts'
import { withClient } from './supervisor/endpoint.ts'
import { SupervisorError } from './supervisor/supervisor-error.ts'

const halfRestored =
  'A restore into this database was started but not completed. Run the same restore again; it starts from the beginning.'

export type PrepareInput = {
  ownerUrl: string | null
  appUrl: string
  isDemo: boolean
  demoPassword: string | null
  files: FileSettings
}
export type Prepared = {
  isEmpty: boolean
  signIn: { username: string; password: string | null; linkPath: string } | null
  setupPath: string | null
}

/**
 * Makes a database ready to serve: schema, kernels, queue, registry and reference lists as role owner, then the demo company or a
 * set-up link when nobody owns it yet. Throws: SchemaError when the schema is out of date and there is no owner to bring it up, SupervisorError after half a restore.
 */
export async function prepareDatabase(input: PrepareInput): Promise<Prepared> {
  if (await withClient(input.appUrl, isRestoreUnfinished)) throw new SupervisorError(halfRestored)
  if (input.ownerUrl === null) await requireCurrent(input.appUrl)
  else await upgrade(input.ownerUrl)
  const db = openDatabase({ url: input.appUrl, size: 2 })
  try {
    const isEmpty = await hasNoOwner(db)
    if (!isEmpty) {
      if (input.demoPassword !== null) await resetDemoPasswords(db, input.demoPassword)
      return { isEmpty, signIn: await demoLink(db, input.demoPassword), setupPath: null }
    }
    if (!input.isDemo)
      return { isEmpty, signIn: null, setupPath: `/p/setup#token=${await printLink(db, 'setup', null)}` }
    const password = input.demoPassword ?? randomBytes(9).toString('base64url')
    const demo = await seedDemo(db, password)
    await openWarehouse({ databaseUrl: input.appUrl, files: input.files }, demo, password)
    return { isEmpty, signIn: await demoLink(db, password), setupPath: null }
  } finally {
    await db.close()
  }
}

/** Everything that role owner does, safe to repeat; of two servers that start at once the second waits for the first. */
export async function upgrade(ownerUrl: string): Promise<void> {
  const { pages } = await loadContract()
  await oneAtATime(ownerUrl, async () => {
    await migrate(ownerUrl)
    await migrateJobs(ownerUrl)
    await loadReferenceData(ownerUrl)
    await syncRegistry(ownerUrl, pages)
  })
}

async function requireCurrent(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    const pending = await pendingFiles(client)
    if (pending.length === 0) return
    throw new SchemaError(
      `The database schema is out of date (${pending.length} files, first ${pending[0]}). Start once with DATABASE_OWNER_URL set, as role owner.`,
    )
  } finally {
    await client.end()
  }
}

async function hasNoOwner(db: Database): Promise<boolean> {
  const { rows } = await sql`select from platform.installation_setting where key = 'owner.created'`.execute(
    db.reader({ companyId: null }),
  )
  return rows.length === 0
}

/** A fresh one-time link for the demo owner, on every start; null where no demo company is. */
async function demoLink(db: Database, password: string | null): Promise<Prepared['signIn']> {
  const { rows } = await sql`select from platform.installation_setting where key = 'demo.users'`.execute(
    db.reader({ companyId: null }),
  )
  if (rows.length === 0) return null
  return { username: 'owner', password, linkPath: `/auth/signin#link=${await printLink(db, 'sign_in', 'owner')}` }
}

async function printLink(db: Database, purpose: 'sign_in' | 'setup', login: string | null): Promise<string> {
  const token = newToken()
  await db.inTransaction({ companyId: null }, (tx) =>
    sql`
      insert into auth.console_link (token_hash, purpose, login, expires_at)
      values (${hashToken(token)}, ${purpose}, ${login}, now() + interval '24 hours')`.execute(tx),
  )
  return token
}
