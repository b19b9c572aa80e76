import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import type { By, CatalogueRead, Owned } from '../../load-catalogue.ts'
import type { Places } from '../find-locations.ts'
import type { Buying } from '../orders/open-buying.ts'
import type { PlannedDay, ReplayPlan } from '../plan-replay.ts'
import { withoutReceipts } from '../code-totals.ts'
import { openLocations } from '../open-locations.ts'
import { postDay } from '../post-day.ts'
import type { DocumentGatherer } from './document-gatherer.ts'
import { findRegister } from './find-register.ts'
import type { ClassSum } from './line-sums.ts'
import type { Sellable } from './line-use.ts'
import type { ReceiptDay } from './plan-receipts.ts'
import { planReceipts } from './plan-receipts.ts'
import { postReceipts } from './post-receipts.ts'
import { stockOfDay } from './stock-of-day.ts'
import { uuidOf } from './uuid-of.ts'

type Given = {
  readonly read: CatalogueRead
  readonly documents: DocumentGatherer
  readonly plan: ReplayPlan
  /** Null: the plan supplies the warehouse itself. */
  readonly buying: Buying | null
  readonly places: Places
  readonly sellable: Sellable
  readonly identity: number
  readonly by: By
}

/** How far it is: what this run posted, and the time it took. */
export type SalesProgress = {
  readonly day: string
  readonly doneDays: number
  readonly allDays: number
  readonly postings: number
  readonly lines: number
  readonly ms: number
}

export type SalesReplayed = {
  readonly classes: readonly ClassSum[]
  readonly total: Pick<ClassSum, 'lines' | 'amount'>
  /** Receipts of the whole file. */
  readonly plan: { readonly days: number; readonly sales: number; readonly returns: number }
  /** By this run alone; `postings`: of stock, beside receipts. */
  readonly posted: {
    readonly doneDays: number
    readonly receipts: number
    readonly postings: number
    readonly lines: number
    readonly ms: number
  }
}

type Day = { readonly stock: PlannedDay; readonly receipts: ReceiptDay }

/**
 * Posts a file's year as the receipts of a till: supply and adjustments as stock, sales and returns as a session a day. A day is done when
 * its session is closed; the next run goes on with the first that is not. Throws: RetailFileError, as `postStock` and `postSales`.
 */
export async function replaySales(
  db: Database,
  owned: Owned,
  given: Given,
  tell: (progress: SalesProgress) => void,
): Promise<SalesReplayed> {
  const { read, documents, plan, buying, places, sellable, identity, by } = given
  const { companyId } = owned
  const planned = planReceipts({ days: documents.days(), issues: read.plan.issues, sellable, identity })
  const days = planned.days.map(({ day }) => day)
  const posted = { doneDays: 0, receipts: 0, postings: 0, lines: 0, ms: 0 }
  const [first, last] = [days[0], days.at(-1)]
  if (first !== undefined && last !== undefined) {
    const register = await findRegister(db, owned, places.store, read.locale)
    const variantIds = new Map([...sellable.goods, ...sellable.services])
    const transitId = await openLocations(db, companyId, places, [first, last])
    const ground = { companyId, ...places, transitId, variantIds, by }
    const counter = { ...register, owned, variantIds, customerIds: await findCustomers(db, companyId, read), by }
    const sessions = new Map(days.map((day) => [day, uuidOf(identity, 'session', day)]))
    const done = await findClosed(db, companyId, [...sessions.values()])
    const startedAt = performance.now()
    for (const { stock: plannedStock, receipts } of together(plan, planned.days)) {
      const uid = sessions.get(receipts.day) ?? ''
      if (done.has(uid)) continue
      await buying?.buy(receipts.day)
      const { stock, firstCosts } = stockOfDay(buying === null ? plannedStock : boughtDay(plannedStock))
      const moved = await postDay(db, ground, stock)
      const sold = await postReceipts(db, counter, { uid, receipts, firstCosts })
      posted.receipts += sold.receipts
      posted.postings += moved.postings
      posted.lines += moved.lines + sold.lines
      posted.doneDays += 1
      posted.ms = Math.round(performance.now() - startedAt)
      tell({ ...posted, doneDays: done.size + posted.doneDays, day: receipts.day, allDays: days.length })
    }
  }
  const count = (kind: 'sales' | 'returns') => planned.days.reduce((sum, day) => sum + day[kind].length, 0)
  return {
    ...planned.sums.all(),
    plan: { days: days.length, sales: count('sales'), returns: count('returns') },
    posted,
  }
}

/** Each day of the file with its stock; a day without goods moves none. */
function* together(plan: ReplayPlan, days: readonly ReceiptDay[]): Generator<Day> {
  const stocks = plan.days()
  let next = stocks.next()
  for (const receipts of days) {
    const { day } = receipts
    const stock = next.done === true || next.value.day !== day ? { day, postings: [] } : next.value
    if (stock.postings.length > 0) next = stocks.next()
    yield { stock, receipts }
  }
}

function boughtDay({ day, postings }: PlannedDay): PlannedDay {
  return { day, postings: withoutReceipts(postings) }
}

async function findClosed(db: Database, companyId: number, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uid: string }>`
    select uid from sales.till_session
    where company_id = ${companyId} and uid = any(${uids}::uuid[]) and status = 'closed'`.execute(
    db.reader({ companyId }),
  )
  return new Set(rows.map(({ uid }) => uid))
}

async function findCustomers(
  db: Database,
  companyId: number,
  { customers }: CatalogueRead,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from crm.customer
    where company_id = ${companyId} and code = any(${customers.map(({ number }) => number)}::text[])`.execute(
    db.reader({ companyId }),
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}
