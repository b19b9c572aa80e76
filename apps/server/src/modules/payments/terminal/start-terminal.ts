import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Checked } from '../online-payment/transactions.ts'
import type { TerminalState } from '../provider/card-terminal.ts'
import { unansweredTerminal } from '../provider/card-terminal.ts'
import { keyLife } from '../provider/card-provider.ts'
import { openAccount } from '../provider/provider-account.ts'
import { entity, liveStatuses, recordTerminal } from './record-terminal.ts'
import type { TerminalRow } from './terminal-row.ts'
import { findTerminal, readTerminal } from './terminal-row.ts'

/** Units: minor units of the currency. */
export type TerminalWanted = {
  readonly uid: string
  readonly receiptUid: string
  readonly storeId: number
  readonly till: string
  readonly paymentTypeId: number
  readonly currencyCode: string
  readonly amountMinor: number
  readonly readerRef: string
}

/**
 * Asks a terminal for a card. The row is committed before the provider is called, and its uid is the key of the call: the same again
 * charges once. Throws: not_configured, duplicate where the uid was of another payment.
 */
export async function startTerminal(parts: Checked, wanted: TerminalWanted): Promise<TerminalRow> {
  const { provider } = await openAccount(parts, parts.companyId)
  const row = await parts.transact(async (ctx, tx) => await keep(ctx, tx, wanted, provider.name))
  const isSame =
    row.receiptUid === wanted.receiptUid &&
    row.amountMinor === wanted.amountMinor &&
    row.paymentTypeId === wanted.paymentTypeId
  if (!isSame) return fail('duplicate', { details: { field: 'uid' } })
  return await askTerminal(parts, row)
}

async function keep(ctx: Ctx, tx: Tx, wanted: TerminalWanted, provider: string): Promise<TerminalRow> {
  const { uid, receiptUid, storeId, till, paymentTypeId, currencyCode, amountMinor, readerRef } = wanted
  const { rows } = await sql<{ id: number }>`
    insert into payments.terminal_payment (company_id, uid, receipt_uid, store_id, till, payment_type_id, currency_code, amount_minor, provider,
      reader_ref, created_by, updated_by)
    values (${ctx.companyId}, ${uid}, ${receiptUid}, ${storeId}, ${till}, ${paymentTypeId}, ${currencyCode}, ${amountMinor}, ${provider},
      ${readerRef}, ${ctx.userId}, ${ctx.userId})
    on conflict (company_id, uid) do nothing returning id`.execute(tx)
  const [added] = rows
  const row = (await findTerminal(ctx, tx, uid)) ?? fail('internal')
  const after = added === undefined ? { isSentAgain: true } : { status: 'waiting', amountMinor }
  ctx.audit({ entity, entityId: row.id, label: `#${row.id}`, before: null, after })
  return row
}

/**
 * What became of a payment whose end is not known: the call is repeated where its answer was lost, with its own key. One whose key the
 * provider may have forgotten would be charged again, and waits for a person.
 */
export async function askTerminal(parts: Checked, row: TerminalRow): Promise<TerminalRow> {
  const { transact, companyId } = parts
  if (!liveStatuses.includes(row.status)) return row
  const isForgotten = row.chargeRef === null && row.age > keyLife
  if (isForgotten && row.status === 'unknown') return row
  const said = isForgotten ? unansweredTerminal(null) : await askProvider(parts, row)
  await transact(async (ctx, tx) => await recordTerminal(ctx, tx, row.id, said))
  return await readTerminal({ companyId }, parts.db.reader({ companyId }), row.id)
}

async function askProvider(parts: Checked, row: TerminalRow): Promise<TerminalState> {
  const { provider } = await openAccount(parts, parts.companyId, row.provider)
  return row.chargeRef === null ? await provider.terminal.start(row) : await provider.terminal.read(row)
}
