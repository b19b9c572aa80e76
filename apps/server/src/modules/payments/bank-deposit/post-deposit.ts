import { fail } from '@countinghouse/contract/errors'
import type { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { JournalLine } from '../../accounts/index.ts'
import { postJournals, reverseJournal } from '../../accounts/index.ts'
import { refuse } from '../settling/refuse.ts'

export type Deposit = RowOf<typeof bankDeposit>

/** Source type of deposits in the ledger. */
export const depositSource = 'bank_deposit'

type Facts = { readonly today: string; readonly safeMinor: number; readonly bankId: number }

/** Cash leaves the safe. Throws: payments.safe_short, payments.day_ahead, what postJournals throws. Locks: the store, so that two deposits do not take the same cash. */
export async function sendDeposit(ctx: Ctx, tx: Tx, row: Deposit): Promise<TransitionOutcome> {
  await sql`
    select from erp.store s where s.company_id = ${ctx.companyId} and s.id = ${row.storeId} for no key update`.execute(
    tx,
  )
  const { today, safeMinor } = await readFacts(ctx, tx, row)
  if (row.depositedOn > today) refuse(ctx, 'payments.day_ahead', ['depositedOn'], text.day_ahead)
  if (row.amountMinor > safeMinor)
    fail('payments.safe_short', {
      details: { safeMinor },
      fields: { lines: [{ code: 'rule', message: format(text.safe_short, ctx.locale) }] },
    })
  await post(ctx, tx, row, {
    eventNo: 1,
    postedOn: row.depositedOn,
    lines: [
      { role: 'cash_in_transit', storeId: row.storeId, amountMinor: row.amountMinor },
      { role: 'safe', storeId: row.storeId, amountMinor: -row.amountMinor },
    ],
  })
  return { set: { sentAt: ctx.now.toISOString(), sentBy: ctx.userId } }
}

type Confirmed = { readonly bankCountedMinor: number | null; readonly creditedOn: string | null }

/** The bank has it; what it counted less or more is cash over or short. Throws: payments.day_ahead, what postJournals throws. */
export async function confirmDeposit(ctx: Ctx, tx: Tx, row: Deposit, said: Confirmed): Promise<TransitionOutcome> {
  const { today, bankId } = await readFacts(ctx, tx, row)
  const countedMinor = said.bankCountedMinor ?? row.amountMinor
  const confirmedOn = said.creditedOn ?? (today < row.depositedOn ? row.depositedOn : today)
  if (confirmedOn > today) refuse(ctx, 'payments.day_ahead', ['creditedOn'], text.day_ahead)
  if (confirmedOn < row.depositedOn) refuse(ctx, 'payments.rule_broken', ['creditedOn'], text.rule_broken)
  await post(ctx, tx, row, {
    eventNo: 2,
    postedOn: confirmedOn,
    lines: [
      { accountId: bankId, storeId: row.storeId, amountMinor: countedMinor },
      { role: 'cash_difference', storeId: row.storeId, amountMinor: row.amountMinor - countedMinor },
      { role: 'cash_in_transit', storeId: row.storeId, amountMinor: -row.amountMinor },
    ],
  })
  return { set: { countedMinor, confirmedOn } }
}

/** The cash returns to the safe today. Throws: what reverseJournal throws. */
export async function cancelDeposit(ctx: Ctx, tx: Tx, row: Deposit): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select j.id from accounts.journal j
    where j.company_id = ${ctx.companyId} and j.source_type = ${depositSource} and j.source_id = ${row.id} and j.event_no = 1`.execute(
    tx,
  )
  const journalId = rows[0]?.id ?? fail('not_found')
  const { today } = await readFacts(ctx, tx, row)
  await reverseJournal(ctx, { journalId, postedOn: today }).execute(tx)
}

type Posting = { readonly eventNo: number; readonly postedOn: string; readonly lines: readonly JournalLine[] }

async function post(
  ctx: Ctx,
  tx: Tx,
  { id, name, bagNo }: Deposit,
  { eventNo, postedOn, lines }: Posting,
): Promise<void> {
  const moved = lines.filter(({ amountMinor }) => amountMinor !== 0)
  const description = [name, bagNo].filter((part) => part !== null).join(' ')
  const event = { source: 'till', sourceType: depositSource, sourceId: id, eventNo, postedOn, description } as const
  await postJournals(ctx, [{ ...event, lines: moved }]).execute(tx)
}

async function readFacts({ companyId, now }: Ctx, tx: Tx, { storeId, bankAccountId }: Deposit): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select (${now.toISOString()}::timestamptz at time zone s.timezone)::date::text as today, b.account_id as "bankId",
      coalesce((select sum(d.debit_minor - d.credit_minor) from accounts.balance_daily d
        where d.company_id = s.company_id and d.store_id = s.id and d.account_id in (
          select r.account_id from accounts.posting_rule r where r.company_id = s.company_id and r.role = 'safe')), 0)::bigint as "safeMinor"
    from erp.store s join payments.bank_account b on b.company_id = s.company_id and b.id = ${bankAccountId}
    where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
