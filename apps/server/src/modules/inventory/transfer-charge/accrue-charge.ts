import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postJournals, reverseJournal } from '../../accounts/index.ts'
import type { ChargeRow } from './find-charges.ts'
import { chargeSource } from './find-charges.ts'

/** Source of the journals of charges that goods do not bear; those that they bear are posted by the stock ledger. */
const source = 'transfer_charge'

/**
 * Posts an approved charge that goods do not bear: an expense of the source store, or of the destination that it is recharged to. Throws:
 * what postJournals throws. Locks: as it; the transfer is locked.
 */
export async function accrueCharge(ctx: Ctx, tx: Tx, charge: ChargeRow): Promise<void> {
  const { id: sourceId, treatment, amountMinor, transferId, transferName, chargeType } = charge
  if (treatment === 'capitalise') return
  const { companyId, now } = ctx
  const { rows } = await sql<{ storeId: number; today: string; eventNo: number }>`
    select s.id as "storeId", to_char((${now.toISOString()}::timestamptz at time zone s.timezone)::date, 'YYYY-MM-DD') as today,
      (select count(*)::integer + 1 from accounts.journal j where j.company_id = ${companyId} and j.source_type = ${chargeSource}
        and j.source_id = ${sourceId} and j.source = ${source}) as "eventNo"
    from inventory.transfer t
    join erp.store s on s.company_id = t.company_id and s.id = ${treatment === 'recharge' ? sql`t.to_store_id` : sql`t.from_store_id`}
    where t.company_id = ${companyId} and t.id = ${transferId}`.execute(tx)
  const { storeId, today: postedOn, eventNo } = rows[0] ?? fail('not_found')
  const event = { source, sourceType: chargeSource, sourceId, eventNo, postedOn } as const
  const lines = [
    { role: 'transfer_expense', storeId, amountMinor },
    { role: 'transfer_charges', storeId, amountMinor: -amountMinor },
  ] as const
  await postJournals(ctx, [{ ...event, description: `${transferName} ${chargeType}`, lines }]).execute(tx)
}

/** Reverses the journal of a charge that is changed or deleted, if it has one. Throws: accounts.period_closed. Locks: as reverseJournal. */
export async function reverseAccrual(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { companyId, now } = ctx
  const { rows } = await sql<{ journalId: number; postedOn: string }>`
    select j.id as "journalId", to_char((${now.toISOString()}::timestamptz at time zone c.timezone)::date, 'YYYY-MM-DD') as "postedOn"
    from accounts.journal j join erp.company c on c.id = j.company_id
    where j.company_id = ${companyId} and j.source_type = ${chargeSource} and j.source_id = ${id} and j.source = ${source}
      and (select r.id from accounts.journal r where r.company_id = j.company_id and r.reverses_journal_id = j.id) is null`.execute(
    tx,
  )
  for (const reversal of rows) await reverseJournal(ctx, reversal).execute(tx)
}
