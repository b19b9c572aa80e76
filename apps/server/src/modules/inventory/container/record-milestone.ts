import { fail } from '@countinghouse/contract/errors'
import type { Milestone } from '@countinghouse/contract/inventory/container-milestones'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Kept = {
  readonly code: Milestone['code']
  /** Today if null. */
  readonly happenedOn?: string | null
  readonly note?: string | null
  readonly etaBefore?: string | null
  readonly eta?: string | null
}

type Of = { readonly id: number; readonly storeId: number }

/** Adds a milestone; answers its date in the time zone of the store. Throws: inventory.day_ahead. */
export async function recordMilestone(ctx: Ctx, tx: Tx, { id, storeId }: Of, kept: Kept): Promise<string> {
  const { companyId, userId, now, locale } = ctx
  const { code, happenedOn = null, note = null, etaBefore = null, eta = null } = kept
  const { rows } = await sql<{ happenedOn: string; isAhead: boolean }>`
    with day as (
      select (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today from erp.store s
      where s.company_id = ${companyId} and s.id = ${storeId})
    insert into inventory.container_milestone (company_id, container_id, code, happened_on, eta_before, eta, note, created_by)
    select ${companyId}, ${id}, ${code}, coalesce(${happenedOn}::date, d.today), ${etaBefore}::date, ${eta}::date, ${note}, ${userId}
    from day d
    returning happened_on::text as "happenedOn", happened_on > (select today from day) as "isAhead"`.execute(tx)
  const day = rows[0] ?? fail('not_found')
  if (day.isAhead)
    fail('inventory.day_ahead', { fields: { happenedOn: [{ code: 'rule', message: format(text.day_ahead, locale) }] } })
  return day.happenedOn
}
