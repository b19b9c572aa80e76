import type { Database } from '../../platform/database/db.ts'
import { readCatalogue, saveCatalogue } from '../load-catalogue.ts'
import type { By, CatalogueRead, Loaded, Owned } from '../load-catalogue.ts'
import { skuOf } from '../product-code.ts'
import type { PlanTotals } from './code-totals.ts'
import { totalsOf, withoutReceipts } from './code-totals.ts'
import { countDoneDays, rejectOtherReplay } from './done-days.ts'
import type { Places } from './find-locations.ts'
import { findVariants } from './find-variants.ts'
import { MovementGatherer } from './movement-gatherer.ts'
import { openLocations } from './open-locations.ts'
import type { Bought } from './orders/buy-day.ts'
import type { Buying } from './orders/open-buying.ts'
import { openBuying } from './orders/open-buying.ts'
import { ReplayPlan } from './plan-replay.ts'
import type { Ground } from './post-day.ts'
import { postDay } from './post-day.ts'
import type { CodeReport } from './report-codes.ts'
import { reportCodes } from './report-codes.ts'
import { DocumentGatherer } from './sales/document-gatherer.ts'
import type { SalesReplayed } from './sales/replay-sales.ts'
import { replaySales } from './sales/replay-sales.ts'

/** Tell the identity of a replay as sales, or through orders, from that of its moves alone. */
const asSalesMark = 1
const throughOrdersMark = 2

/** How far a replay is: lines and postings that this run posted, and the time it took them. */
export type Progress = {
  readonly day: string
  readonly doneDays: number
  readonly allDays: number
  readonly postings: number
  readonly lines: number
  readonly ms: number
}

export type Replayed = {
  readonly catalogue: Omit<Loaded, 'issues'>
  readonly codes: readonly CodeReport[]
  readonly plan: { readonly days: number; readonly postings: number; readonly lines: number }
  /** By this run alone. */
  readonly posted: Omit<Progress, 'day' | 'allDays'>
  /** Null: sales were posted as moves of stock alone. */
  readonly sales: SalesReplayed | null
  /** By this run alone; null: supply was posted as moves of stock alone. */
  readonly bought: Bought | null
}

type Job = {
  readonly path: string
  readonly places: Places
  readonly by: By
  /** Sales and returns become receipts of a till. */
  readonly isAsSales: boolean
  /** What the warehouse receives is ordered from suppliers, billed and paid. */
  readonly isThroughOrders: boolean
}

/**
 * Builds the catalogue of a file, then posts its year into the ledger of a warehouse and a store, day by day. It may be ended at any
 * moment: the next run goes on behind the last day that is whole, and a run that finds nothing to do posts nothing.
 * Throws: RetailFileError, and the refusals of `postStock`.
 */
export async function replayYear(
  db: Database,
  owned: Owned,
  { path, places, by, isAsSales, isThroughOrders }: Job,
  tell: (progress: Progress) => void,
): Promise<Replayed> {
  const { companyId } = owned
  const gathered = new MovementGatherer()
  const documents = new DocumentGatherer()
  const read = await readCatalogue(db, owned, path, isAsSales ? [gathered, documents] : [gathered])
  const marks = [...(isAsSales ? [asSalesMark] : []), ...(isThroughOrders ? [throughOrdersMark] : [])]
  const identity = gathered.identity(places.store.id, places.warehouse.id, ...marks)
  await rejectOtherReplay(db, companyId, identity)
  const { issues, ...catalogue } = await saveCatalogue(db, owned, read, { ...by, path })
  const goods = articlesOf(read, 'goods')
  const variantIds = await findVariantIds(db, companyId, 'stocked', [...goods.keys()])
  const stocked = new Map([...goods].filter(([code]) => variantIds.has(code)))
  const plan = new ReplayPlan({ goods: stocked, days: gathered.days, digits: read.digits, identity })
  const totals = totalsOf(plan.days(), isThroughOrders)
  const { digits } = read
  const buying =
    isThroughOrders && totals.days.length > 0
      ? await openBuying(db, owned, { plan, goods: stocked, variantIds, places, digits, identity, isAsSales, by })
      : null
  const services = await findVariantIds(db, companyId, 'service', [...articlesOf(read, 'fee').keys()])
  const sellable = { goods: variantIds, services }
  const sales = isAsSales
    ? await replaySales(db, owned, { read, documents, plan, buying, places, sellable, identity, by }, tell)
    : null
  const ground = { companyId, ...places, variantIds, by }
  const posted = sales?.posted ?? (await postPlan(db, ground, { plan, totals, buying }, tell))
  return {
    catalogue,
    codes: reportCodes(issues, totals, { variantIds, leftOut: gathered.leftOut }),
    plan: { days: totals.days.length, postings: totals.postings, lines: totals.lines },
    posted,
    sales,
    bought: buying?.bought() ?? null,
  }
}

type Planned = { readonly plan: ReplayPlan; readonly totals: PlanTotals; readonly buying: Buying | null }

async function postPlan(
  db: Database,
  ground: Omit<Ground, 'transitId'>,
  { plan, totals, buying }: Planned,
  tell: (progress: Progress) => void,
): Promise<Replayed['posted']> {
  const posted = { doneDays: 0, postings: 0, lines: 0, ms: 0 }
  const [first, last] = [totals.days[0], totals.days.at(-1)]
  if (first === undefined || last === undefined) return posted
  const { companyId } = ground
  const transitId = await openLocations(db, companyId, ground, [first.day, last.day])
  const keys = totals.days.map((day) => day.last)
  const done = await countDoneDays(db, companyId, keys)
  const startedAt = performance.now()
  for (const { day, postings: planned } of plan.days().drop(done)) {
    await buying?.buy(day)
    const own = buying === null ? planned : withoutReceipts(planned)
    const { postings, lines } = await postDay(db, { ...ground, transitId }, { day, postings: own })
    posted.postings += postings
    posted.lines += lines
    posted.doneDays += 1
    posted.ms = Math.round(performance.now() - startedAt)
    tell({ ...posted, doneDays: done + posted.doneDays, day, allDays: totals.days.length })
  }
  return posted
}

function articlesOf({ plan }: CatalogueRead, wanted: 'goods' | 'fee') {
  const articles = new Map(plan.articles.map((article) => [article.sku, article]))
  return new Map(
    plan.issues.flatMap(({ code, kind }) => {
      const article = articles.get(skuOf(code))
      return kind === wanted && article !== undefined ? [[code, article] as const] : []
    }),
  )
}

async function findVariantIds(
  db: Database,
  companyId: number,
  kind: 'stocked' | 'service',
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const bySku = await findVariants(db, companyId, { kind, skus: codes.map(skuOf) })
  return new Map(
    codes.flatMap((code) => {
      const id = bySku.get(skuOf(code).toLowerCase())
      return id === undefined ? [] : [[code, id] as const]
    }),
  )
}
