import { fail } from '@countinghouse/contract/errors'
import type { Compilable } from 'kysely'
import { sql } from 'kysely'
import type { AuditSource, Change, Ctx } from '../calls/context.ts'
import type { Database, Tx } from '../database/db.ts'
import { statement } from '../database/db.ts'

const secretFields = new Set(['password', 'passwordHash', 'tokenHash', 'pinHash'])

/** Its rows tell that role 1 alone allowed an event of high risk. Source: docs/decisions/009. */
const bypassAction = 'auth.permission.admin_bypass'

/** Who changed what: a request, or somebody at the console, who has neither user nor session. */
export type Auditor = Pick<Ctx, 'companyId' | 'requestId' | 'routeId' | 'changes'> & {
  readonly userId: number | null
  readonly ip: string | null
  readonly session: Pick<Ctx['session'], 'sessionId' | 'storeId' | 'impersonator'> | null
  /** Left out: the console. */
  readonly source?: AuditSource
  /** Left out: it was done. */
  readonly outcome?: 'denied' | 'failed'
  /** Why it was not done. */
  readonly reason?: string
  /** As in Ctx; left out: nothing. */
  readonly bypassed?: string | null
}

/**
 * The statement that writes every change of a request as one row each, and what role 1 alone allowed as one more, in the transaction of
 * the change; null without any.
 */
export function auditRows(ctx: Auditor): Compilable | null {
  const rows = [...changesOf(ctx), ...bypassOf(ctx)]
  if (rows.length === 0) return null
  return statement(sql`
    insert into platform.audit (company_id, user_id, impersonator_id, session_id, store_id, ip, request_id, source, outcome, reason,
      action, entity, entity_id, entity_label, changes)
    select ${ctx.companyId}::bigint, ${ctx.userId}::bigint, ${ctx.session?.impersonator?.userId ?? null}::bigint,
      ${ctx.session?.sessionId ?? null}::bigint, ${ctx.session?.storeId ?? null}::bigint, ${ctx.ip}, ${ctx.requestId},
      ${ctx.source ?? 'console'}, ${ctx.outcome ?? null}, ${ctx.reason ?? null}, r.action, r.entity, r.entity_id, r.entity_label, r.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(action text, entity text, entity_id bigint, entity_label text, changes jsonb)`)
}

function changesOf({ changes, routeId }: Auditor) {
  return changes.map((change) => rowOf(routeId, change))
}

function bypassOf({ bypassed = null, userId }: Auditor) {
  if (bypassed === null || userId === null) return []
  const after = { permission: bypassed }
  return [rowOf(bypassAction, { entity: 'erp.app_user', entityId: userId, label: null, before: null, after })]
}

function rowOf(action: string, change: Change) {
  const { entity, entityId, label } = change
  return { action, entity, entity_id: entityId, entity_label: label, changes: differences(change) }
}

export type OutboxNote = {
  companyId: number
  outboxId: number
  ip: string
  action: string
  entity: string
  entityId: number
  label: string
  outcome?: 'failed'
}

/** What an event left to be known about a record, by nobody in particular; delivered twice it stays one row. */
export async function auditOnce(tx: Tx, note: OutboxNote): Promise<void> {
  const requestId = `outbox:${note.outboxId}`
  await sql`
    insert into platform.audit (company_id, user_id, ip, request_id, source, outcome, action, entity, entity_id, entity_label)
    select ${note.companyId}, null, ${note.ip}, ${requestId}, 'job', ${note.outcome ?? null}, ${note.action}, ${note.entity}, ${note.entityId}, ${note.label}
    where not exists (select from platform.audit a
      where a.company_id = ${note.companyId} and a.entity = ${note.entity} and a.entity_id = ${note.entityId} and a.request_id = ${requestId})`.execute(
    tx,
  )
}

/**
 * Refuses a body that names another user or company than the session's, and leaves a row of the attempt. Throws: forbidden, always.
 * Source: docs/decisions/009.
 */
export async function rejectIdentity(
  ctx: Ctx,
  db: Database,
  claimed: { companyId: number; userId: number },
): Promise<never> {
  const { companyId, userId } = ctx
  await recordRefusal(ctx, db, 'auth.identity.refuse', { before: { companyId, userId }, after: claimed })
  return fail('forbidden', { details: { reason: 'identity' } })
}

/** Leaves a row of an operation that somebody has no right to. Source: docs/decisions/009. */
export async function recordDenial(ctx: Ctx, db: Database): Promise<void> {
  await recordRefusal(ctx, db, 'auth.permission.refuse', { before: null, after: { operation: ctx.routeId } })
}

/** In a transaction of its own, since the request has none that commits. */
async function recordRefusal(
  ctx: Ctx,
  db: Database,
  action: string,
  values: Pick<Change, 'before' | 'after'>,
): Promise<void> {
  const change = { entity: 'erp.app_user', entityId: ctx.userId, label: null, ...values }
  const rows = auditRows({ ...ctx, routeId: action, outcome: 'denied', changes: [change], bypassed: null })
  await db.inTransaction(ctx, (tx) => (rows === null ? Promise.resolve([]) : tx.together(rows)))
}

/** Changed fields with their values before and after; secrets are named but never shown. */
export function differences(change: Change): { field: string; before: unknown; after: unknown }[] {
  const fields = new Set([...Object.keys(change.before ?? {}), ...Object.keys(change.after ?? {})])
  return [...fields].flatMap((field) => {
    const before = change.before?.[field] ?? null
    const after = change.after?.[field] ?? null
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    return secretFields.has(field) ? [{ field, before: '•', after: '•' }] : [{ field, before, after }]
  })
}
