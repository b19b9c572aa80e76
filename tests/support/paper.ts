import { randomUUID } from 'node:crypto'
import { brand } from '@countinghouse/contract/procure/brand'
import { series } from '@countinghouse/contract/series'
import { sql } from 'kysely'
import { createIdentity } from '../../apps/server/src/modules/auth/index.ts'
import { raiseException, requestApproval } from '../../apps/server/src/modules/desk/index.ts'
import type { ApprovalType } from '../../apps/server/src/platform/documents/approval-type.ts'
import type { Ctx } from '../../apps/server/src/platform/calls/context.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import type { ExceptionKind } from '../../apps/server/src/platform/registry/exception-kind.ts'
import { addedModuleParts } from '../../apps/server/src/platform/calls/handlers.ts'

// A document that only tests have: importing this file before the server starts declares it, as a module would.

export type NewPaper = {
  readonly label?: string
  readonly amount?: number
  readonly storeId?: number | null
  readonly topic?: string
}

type PaperRow = {
  readonly uid: string
  readonly label: string
  readonly amount: number
  readonly store_id: number | null
  readonly topic: string
}

const topics = ['stock', 'gift', 'import']

export const paper: ApprovalType = {
  entity: 'test.paper',
  title: { en: 'Paper', ar: 'ورقة' },
  page: brand.page,
  measure: 'amount',
  fields: {
    topic: {
      title: { en: 'Topic', ar: 'الموضوع' },
      choices: Object.fromEntries(topics.map((topic) => [topic, { en: topic, ar: topic }])),
    },
  },
  lock: async ({ companyId }, tx, id) => {
    const { rows } = await sql<PaperRow>`
      select uid, label, amount, store_id, topic from test.paper where company_id = ${companyId} and id = ${id}
      for no key update`.execute(tx)
    const [row] = rows
    if (row === undefined) return null
    const { uid, label, amount, store_id: storeId, topic } = row
    const values = { topic }
    const fingerprint = JSON.stringify([amount, storeId, topic])
    const basis = JSON.stringify([storeId])
    return { uid, label, summary: `About ${topic}`, amount, currency: 'GBP', storeId, values, fingerprint, basis }
  },
  onApproved: (ctx, tx, id) => setStatus(ctx, tx, id, 'approved'),
  onRejected: (ctx, tx, id, reason) => setStatus(ctx, tx, id, `rejected: ${reason}`),
}

export const tornPaper: ExceptionKind = {
  kind: 'test.torn_paper',
  title: { en: 'Torn paper', ar: 'ورقة ممزقة' },
  cause: { en: 'Page {page} is torn. Print it again.', ar: 'الصفحة {page} ممزقة. اطبعها من جديد.' },
  severity: 'error',
  page: brand.page,
  event: 'edit',
  retry: async (_ctx, _tx, { key }) => key !== 'hopeless',
}

const paperNumbers = series({
  key: 'test.paper',
  title: { en: 'Paper', ar: 'ورقة' },
  prefix: 'P',
  padding: 5,
  reset: 'year',
  isPerStore: true,
  isGapless: false,
})

addedModuleParts.push({ approvals: [paper], exceptions: [tornPaper], series: [paperNumbers] })

/** The table of the document; `run` sends a statement as the superuser. */
export async function preparePaper(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(
    `create schema if not exists test;
     create table if not exists test.paper (company_id bigint not null, id bigint generated always as identity, uid uuid not null default gen_random_uuid(),
       label text not null, amount bigint not null, store_id bigint, topic text not null, status text not null default 'draft', primary key (company_id, id));
     grant usage on schema test to app, maint;
     grant select, insert, update on test.paper to app;
     grant select on test.paper to maint`,
  )
}

/** A paper, for which the given person has asked for approval. */
export async function requestPaper(db: Database, companyId: number, userId: number, given: NewPaper = {}) {
  const { label = `P-${randomUUID().slice(0, 8)}`, amount = 120_000, storeId = null, topic = 'stock' } = given
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into test.paper (company_id, label, amount, store_id, topic) values (${companyId}, ${label}, ${amount}, ${storeId}, ${topic})
      returning id`.execute(tx)
    const paperId = rows[0]?.id ?? 0
    const requested = await requestApproval(quietly(companyId, userId), tx, paper, paperId)
    return { paperId, label, requestId: requested === 'not_needed' ? null : requested.requestId }
  })
}

/** Who works outside a request: what he changes is neither audited nor told. */
export function quietly(companyId: number, userId: number): Ctx {
  return { companyId, userId, audit: () => undefined, emit: () => undefined } as unknown as Ctx
}

/** How a company gets the records that only modules make; every paper waits for an administrator. */
export async function makersOf(
  db: Database,
  companyId: number,
  askerId: number,
  ownerId: number,
): Promise<Map<string, () => Promise<number>>> {
  await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into desk.approval_rule (company_id, document_type, name, priority, updated_by)
      values (${companyId}, ${paper.entity}, 'All papers', 1, ${askerId}) returning id`.execute(tx)
    await sql`
      insert into desk.approval_step (company_id, rule_id, ordinal, role_id, needed_count)
      values (${companyId}, ${rows[0]?.id ?? 0}, 1, 1, 1)`.execute(tx)
  })
  return new Map([
    ['desk.approval_request', async () => (await requestPaper(db, companyId, askerId)).requestId ?? 0],
    ['desk.exception', () => tear(db, companyId, randomUUID())],
    ['desk.import', () => importOf(db, companyId, askerId)],
    ['erp.globalSetting.update', () => storeOf(db, companyId)],
    ['erp.series.update', () => storeOf(db, companyId)],
    // Somebody who was only invited stands in for nobody.
    ['desk.delegate.set', async () => askerId],
    ['auth.impersonation.create', () => memberOf(db, companyId)],
    ...['requireChange', 'resetPassword', 'resetSecondFactor', 'setPassword', 'unlock'].map(
      (command) => [`erp.user.${command}`, () => memberOf(db, companyId)] as const,
    ),
    ['desk.bulkEdit.run', () => editOf(db, companyId, ownerId, 'checked')],
    ['desk.bulkEdit.undo', () => editOf(db, companyId, ownerId, 'done')],
    ['desk.bulkEdit.refused', () => editOf(db, companyId, ownerId, 'done')],
  ])
}

/** A person with an account, which nobody signs in to. */
async function memberOf(db: Database, companyId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const login = `member-${randomUUID()}`
    const { rows } = await sql<{ id: number }>`
      insert into erp.app_user (company_id, first_name, last_name) values (${companyId}, 'Mo', 'Member') returning id`.execute(
      tx,
    )
    const userId = rows[0]?.id ?? 0
    await createIdentity({ locale: 'en' }, tx, {
      login,
      email: null,
      passwordHash: '$argon2id$none',
      companyId,
      userId,
    })
    return userId
  })
}

/** A store in which nobody has chosen anything. */
async function storeOf(db: Database, companyId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const code = randomUUID().slice(0, 8)
    const { rows } = await sql<{ id: number }>`
      insert into erp.store (company_id, code, name, type, country_code, timezone)
      values (${companyId}, ${code}, ${code}, 'shop', 'GB', 'Europe/London') returning id`.execute(tx)
    return rows[0]?.id ?? 0
  })
}

/** A change of many brands, checked or done by jobs that are over. */
async function editOf(db: Database, companyId: number, userId: number, status: 'checked' | 'done'): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with done as (
        insert into desk.import (company_id, entity, file_name, headings, mapping, status, ended_at, created_by)
        values (${companyId}, ${brand.entity}, '', '[]', '[]', 'done', now(), ${userId}) returning id)
      insert into desk.bulk_edit (company_id, entity, event, selection, changes, status, import_id, created_by)
      select ${companyId}, ${brand.entity}, 'edit', '{"ids": [1]}', '{}', ${status}, done.id, ${userId} from done returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0
  })
}

/** A checked file of brands with one refused row, without its bytes. */
async function importOf(db: Database, companyId: number, userId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with stored as (
        insert into platform.file (company_id, purpose, name, media_type, byte_size, sha256, storage_key, created_by)
        values (${companyId}, 'import', 'brands.csv', 'text/csv', 1, ${'0'.repeat(64)}, ${randomUUID()}, ${userId}) returning id)
      insert into desk.import (company_id, entity, file_name, headings, mapping, status, file_id, counts, created_by)
      select ${companyId}, ${brand.entity}, 'brands.csv', '["Code"]', '["code"]', 'checked', stored.id,
        '{"created": 1, "changed": 0, "unchanged": 0, "refused": 1}', ${userId} from stored returning id`.execute(tx)
    const id = rows[0]?.id ?? 0
    await sql`
      insert into desk.import_fault (company_id, import_id, number, state, cells) values (${companyId}, ${id}, 2, 'faulty', '["!"]')`.execute(
      tx,
    )
    return id
  })
}

/** Raises an exception and answers its id. */
export async function tear(db: Database, companyId: number, key: string, page = 7): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const raised = { key, label: `Paper ${key.slice(0, 8)}`, recordId: null, arguments: { page } }
    await raiseException({ companyId }, tx, tornPaper, raised)
    const { rows } = await sql<{ id: number }>`
      select id from desk.exception where company_id = ${companyId} and key = ${key} and status = 'open'`.execute(tx)
    return rows[0]?.id ?? 0
  })
}

async function setStatus(...[ctx, tx, id, status]: [...Parameters<ApprovalType['onApproved']>, string]): Promise<void> {
  await sql`update test.paper set status = ${status} where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
}
