import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { text } from '../../catalogue.text.ts'
import type { Owned } from '../../load-catalogue.ts'
import { RetailFileError } from '../../read-retail-file.ts'
import type { Place } from '../find-locations.ts'

/** The till that a history is posted at, and how its receipts were paid. */
export type Register = {
  readonly tillId: number
  readonly paymentTypeId: number
  readonly currency: string
  /** Of the store; times of the file are its local times. */
  readonly timezone: string
}

/** A till of its own, so that the sessions of others and their numbers stay as they are. */
const tillCode = 'REPLAY'

/**
 * Finds the register of a store, and adds its till where it is missing. Payments are by card without a terminal, else by bank transfer: the
 * file does not tell them. Throws: RetailFileError where the company has neither, or its till belongs to another store.
 */
export async function findRegister(
  db: Database,
  { companyId, ownerId }: Owned,
  store: Place,
  locale: Locale,
): Promise<Register> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into sales.till (company_id, code, name, store_id, created_by, updated_by)
      values (${companyId}, ${tillCode}, ${format(text.till, locale)}, ${store.id}, ${ownerId}, ${ownerId})
      on conflict do nothing`.execute(tx)
    const { rows } = await sql<{ [K in keyof Register]: Register[K] | null }>`
      select
        (select t.id from sales.till t where t.company_id = c.id and t.code = ${tillCode} and t.store_id = s.id) as "tillId",
        (select p.id from erp.payment_type p
          where p.company_id = c.id and p.kind in ('card_manual', 'bank_transfer') and p.status = 'active'
            and (not exists (select from erp.payment_type_store o where o.company_id = p.company_id and o.payment_type_id = p.id)
              or exists (select from erp.payment_type_store o
                where o.company_id = p.company_id and o.payment_type_id = p.id and o.store_id = s.id))
          order by p.kind desc, p.sort_order, p.id limit 1) as "paymentTypeId",
        c.base_currency as currency, s.timezone
      from erp.company c join erp.store s on s.company_id = c.id and s.id = ${store.id}
      where c.id = ${companyId}`.execute(tx)
    const { tillId, paymentTypeId, currency, timezone } = rows[0] ?? {}
    if (!tillId) throw new RetailFileError(`The till ${tillCode} belongs to another store than ${store.code}.`)
    if (!paymentTypeId)
      throw new RetailFileError(
        `Store ${store.code} takes neither cards by hand nor bank transfers. Add a payment type under /erp/payment-types/.`,
      )
    if (!currency || !timezone) throw new Error(`Store ${store.code} has no currency or time zone.`)
    return { tillId, paymentTypeId, currency, timezone }
  })
}
