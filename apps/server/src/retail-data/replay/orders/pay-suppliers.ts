import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { uuidOf } from '../sales/uuid-of.ts'
import type { Buyer } from './buyer.ts'
import { refuseWaiting } from './refuse-waiting.ts'

/** A payment run: what is due to the suppliers of the replay, one payment for each. Answers how many. Throws: RetailFileError. */
export async function pay(db: Database, buyer: Buyer, on: string): Promise<number> {
  await settleCards(db, buyer, on)
  const { companyId, operations, suppliers, bankId: accountId } = buyer
  const ids = [...suppliers.values()].map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select distinct i.supplier_id as id from accounts.invoice i
    where i.company_id = ${companyId} and i.direction = 'purchase' and i.kind = 'invoice' and i.status = 'posted'
      and i.supplier_id = any(${ids}::bigint[]) and i.due_on <= ${on}::date
      and i.gross_minor > coalesce((select sum(s.amount_minor) from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id), 0)
    order by 1`.execute(db.reader({ companyId }))
  for (const { id: supplierId } of rows)
    await operations.on(on, 'payment run', async (call) => {
      const { items } = await call(proposePayments, { accountId, dueOn: on, supplierId })
      for (const { id, supplier } of items) {
        const { version } = await call(supplierPayment.routes.get, { id })
        const { status } = await call(supplierPayment.transitionRoutes.send, { id, version })
        if (status !== 'sent') refuseWaiting(`The payment to ${supplier} of ${on}`)
      }
    })
  return rows.length
}

/** The acquirer pays what was sold by card until then, so that suppliers are paid from takings. */
async function settleCards(db: Database, buyer: Buyer, on: string): Promise<void> {
  const { companyId, operations, bankId, cardId } = buyer
  if (cardId === null || cardId === bankId) return
  const uid = uuidOf(companyId, 'cards', on)
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(b.debit_minor - b.credit_minor), 0)::bigint as amount from accounts.balance_daily b
    where b.company_id = ${companyId} and b.account_id = ${cardId} and b.day < ${on}::date
      and not exists (select from accounts.journal_entry e where e.company_id = ${companyId} and e.uid = ${uid}::uuid)`.execute(
    db.reader({ companyId }),
  )
  const amountMinor = rows[0]?.amount ?? 0
  if (amountMinor <= 0) return
  await operations.on(on, 'card settlement', async (call) => {
    const { id, version } = await call(journalEntry.routes.create, {
      uid,
      postedOn: on,
      description: 'Card settlement',
      lines: [
        { accountId: bankId, debitMinor: amountMinor },
        { accountId: cardId, creditMinor: amountMinor },
      ],
    })
    const { status } = await call(journalEntry.transitionRoutes.post, { id, version })
    if (status !== 'posted') refuseWaiting(`The card settlement of ${on}`)
  })
}
