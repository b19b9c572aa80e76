import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import type { By, Owned } from '../../load-catalogue.ts'
import { RetailFileError } from '../../read-retail-file.ts'
import type { Places } from '../find-locations.ts'
import type { Goods, ReplayPlan } from '../plan-replay.ts'
import type { Bought } from './buy-day.ts'
import { buyDay, nothingBought } from './buy-day.ts'
import { findSuppliers } from './find-suppliers.ts'
import { openOperations } from './operations.ts'
import { planPurchases } from './plan-purchases.ts'

type Given = {
  readonly plan: ReplayPlan
  readonly goods: Goods
  readonly variantIds: ReadonlyMap<string, number>
  readonly places: Places
  readonly digits: number
  readonly identity: number
  readonly isAsSales: boolean
  readonly by: By
}

/** The purchases of a replay. */
export type Buying = {
  /** Does those of a trading day, before anything else of it. Throws: RetailFileError. */
  readonly buy: (day: string) => Promise<void>
  /** By this run alone. */
  readonly bought: () => Bought
}

/** Finds or adds the suppliers, and plans what is bought from them on which day. Throws: RetailFileError. */
export async function openBuying(db: Database, owned: Owned, given: Given): Promise<Buying> {
  const { plan, goods, variantIds, places, digits, identity, isAsSales, by } = given
  const { companyId } = owned
  const [day = ''] = plan.calendar.days
  const { currency, ...accounts } = await readAccounts(db, companyId)
  const operations = await openOperations(db, owned, by)
  const byCode = await findSuppliers(db, { companyId, operations, goods, variantIds, digits, day })
  const steps = planPurchases({
    days: plan.calendar.days,
    monthBegins: plan.calendar.monthBegins(),
    supplies: plan.supplies,
    costOf: (code, on) => plan.costOf(code, on),
    supplierOf: (code) => needed(byCode.get(code), `supplier of ${code}`),
    identity,
  })
  const suppliers = new Map([...byCode.values()].map((supplier) => [supplier.code, supplier]))
  const buyer = {
    companyId,
    operations,
    currency,
    warehouseId: places.warehouse.id,
    variantIds,
    suppliers,
    bankId: needed(
      accounts.bankId,
      'account for payments to suppliers. Add a posting rule for bank transfers under /finance/posting-rules/',
    ),
    cardId: isAsSales ? accounts.cardId : null,
    taxCodeId: needed(accounts.taxCodeId, 'tax code that is exempt or of rate zero. Add one under /finance/tax-codes/'),
  }
  let bought = nothingBought
  return {
    buy: async (on) => {
      const { orders, receipts, bills, payments } = await buyDay(db, buyer, steps.get(on) ?? [])
      bought = {
        orders: bought.orders + orders,
        receipts: bought.receipts + receipts,
        bills: bought.bills + bills,
        payments: bought.payments + payments,
      }
    },
    bought: () => bought,
  }
}

type Accounts = {
  readonly currency: string
  readonly bankId: number | null
  readonly cardId: number | null
  readonly taxCodeId: number | null
}

/** The accounts of bank transfers and of cards, and a tax code without tax. */
async function readAccounts(db: Database, companyId: number): Promise<Accounts> {
  const accountOf = (role: string) => sql`
    (select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = ${role} and r.status = 'active'
      order by num_nonnulls(r.store_id, r.category_id, r.payment_type_id), r.id limit 1)`
  const { rows } = await sql<Accounts>`
    select c.base_currency as currency, ${accountOf('tender_bank_transfer')} as "bankId", ${accountOf('tender_card_manual')} as "cardId",
      (select t.id from accounts.tax_code t where t.company_id = c.id and t.kind in ('exempt', 'zero') and t.status = 'active'
        order by t.kind, t.id limit 1) as "taxCodeId"
    from erp.company c where c.id = ${companyId}`.execute(db.reader({ companyId }))
  return needed(rows[0], `company ${companyId}`)
}

function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new RetailFileError(`The company has no ${what}.`)
  return value
}
