import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import type { ExceptionKind } from '../../platform/exception-kind.ts'
import type { WrittenWords } from './written-words.ts'

export type Raised = {
  /** What it is about: the same key again is the same exception. */
  readonly key: string
  /** Name of the record, or of whatever went wrong. */
  readonly label: string
  readonly recordId: number | null
  /** Who looks after it from the start; whoever has taken it keeps it. */
  readonly ownerId?: number
  /** Parameters of the kind's cause. */
  readonly arguments: WrittenWords<string | number>
}

/** Puts something that went wrong before the people who can put it right; while it is open a repeat only counts. */
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

/** It went right after all; answers whether anything was open. */
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
