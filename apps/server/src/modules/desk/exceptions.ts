import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { ExceptionKind } from '../../platform/registry/exception-kind.ts'
import type { WrittenWords } from './search-words.ts'

export type Raised = {
  /** Identity of the exception: the same key raises the same exception. */
  readonly key: string
  /** Label of the record or other cause. */
  readonly label: string
  readonly recordId: number | null
  /** The initial assignee; an exception that was reassigned stays with its assignee. */
  readonly ownerId?: number
  /** Arguments of the cause text. */
  readonly arguments: WrittenWords<string | number>
}

/** Raises an exception; while it is open, a repetition only increases its count. */
export async function raiseException(
  ctx: Pick<Ctx, 'companyId'>,
  tx: Tx,
  kind: ExceptionKind,
  raised: Raised,
): Promise<void> {
  const { key, label, recordId, ownerId = null } = raised
  await sql`
    insert into desk.exception as e (company_id, kind, key, label, record_id, owner_id, arguments, severity)
    values (${ctx.companyId}, ${kind.kind}, ${key}, ${label}, ${recordId}, ${ownerId}, ${JSON.stringify(raised.arguments)}::jsonb, ${kind.severity})
    on conflict (company_id, kind, key) where status = 'open' do update set occurrences = e.occurrences + 1, last_seen_at = now(), retried_at = null,
      owner_id = coalesce(e.owner_id, excluded.owner_id),
      label = excluded.label, record_id = excluded.record_id, arguments = excluded.arguments, severity = excluded.severity`.execute(
    tx,
  )
}

/** Resolves the exception after a success; answers whether one was open. */
export async function resolveException(
  ctx: Pick<Ctx, 'companyId'>,
  tx: Tx,
  kind: Pick<ExceptionKind, 'kind'>,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    update desk.exception set status = 'resolved', closed_at = now()
    where company_id = ${ctx.companyId} and kind = ${kind.kind} and key = ${key} and status = 'open' returning id`.execute(
    tx,
  )
  return rows.length > 0
}
