import { currencyDigits } from '@countinghouse/kernel/money'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { auditRows } from '../platform/audit/audit.ts'
import type { Database, Tx } from '../platform/database/db.ts'
import { CodeGatherer } from './code-details.ts'
import type { CustomerDetails } from './customer-details.ts'
import { CustomerGatherer } from './customer-details.ts'
import { findShelf } from './find-shelf.ts'
import type { Issue, Plan } from './plan-catalogue.ts'
import { planCatalogue } from './plan-catalogue.ts'
import { readRetailFile } from './read-retail-file.ts'
import type { RetailLine } from './retail-line.ts'
import { saveArticles } from './save-articles.ts'
import { saveCustomers } from './save-customers.ts'

export type Owned = { readonly companyId: number; readonly ownerId: number }

/** What stands in the audit in place of a request and its route. */
export type By = { readonly requestId: string; readonly routeId: string }

export type Loaded = {
  readonly lines: number
  readonly issues: readonly Issue[]
  /** New ones, and customers too; whatever was there stays as it is. */
  readonly products: number
  readonly prices: number
  readonly customers: number
}

/** What gathers something of a file line by line. */
export type LineReader = { readonly add: (line: RetailLine) => void }

/** Few enough for the time limit of a statement, and for people who wait for the same rows. */
const rowsAtOnce = 100

/** What a file says of products and customers of a company, its amounts in the company's currency. */
export type CatalogueRead = {
  readonly lines: number
  readonly plan: Plan
  readonly customers: readonly CustomerDetails[]
  readonly locale: Locale
  /** Decimals of the currency. */
  readonly digits: number
}

/**
 * Builds the catalogue of a company from a file of invoices. What it finds it leaves as it is, so that it may run again, also after it
 * was stopped in the middle. Throws: RetailFileError.
 */
export async function loadCatalogue(db: Database, owned: Owned, path: string, by: By): Promise<Loaded> {
  return await saveCatalogue(db, owned, await readCatalogue(db, owned, path), { ...by, path })
}

/** Reads the file, each line of it also for `others`. Throws: RetailFileError. */
export async function readCatalogue(
  db: Database,
  owned: Owned,
  path: string,
  others: readonly LineReader[] = [],
): Promise<CatalogueRead> {
  const { currency, locale } = await factsOf(db, owned)
  const [codes, customers] = [new CodeGatherer(), new CustomerGatherer()]
  const readers = [codes, customers, ...others]
  const digits = currencyDigits(currency)
  let lines = 0
  for await (const line of readRetailFile(path, digits)) {
    for (const reader of readers) reader.add(line)
    lines += 1
  }
  return { lines, plan: planCatalogue(codes.all()), customers: customers.all(), locale, digits }
}

/** Adds what is missing of what was read. Throws: RetailFileError. */
export async function saveCatalogue(
  db: Database,
  owned: Owned,
  { lines, plan, customers, locale }: CatalogueRead,
  { path, ...by }: By & { readonly path: string },
): Promise<Loaded> {
  const { companyId } = owned
  const shelf = await db.inTransaction({ companyId }, (tx) => findShelf(tx, owned, locale))
  const added = { products: 0, prices: 0, customers: 0 }
  const audited = async (tx: Tx, after: Readonly<Record<string, number>>) => {
    if (Object.values(after).every((count) => count === 0)) return
    const change = { entity: 'erp.company', entityId: companyId, label: path, before: null, after }
    const rows = auditRows({ companyId, userId: null, ip: null, session: null, ...by, changes: [change] })
    if (rows !== null) await tx.together(rows)
  }
  for (const some of inSets(plan.articles)) {
    const saved = await db.inTransaction({ companyId }, async (tx) => {
      const articles = await saveArticles(tx, shelf, some)
      await audited(tx, articles)
      return articles
    })
    added.products += saved.products
    added.prices += saved.prices
  }
  for (const some of inSets(customers)) {
    added.customers += await db.inTransaction({ companyId }, async (tx) => {
      const count = await saveCustomers(tx, owned, locale, some)
      await audited(tx, { customers: count })
      return count
    })
  }
  return { lines, issues: plan.issues, ...added }
}

function* inSets<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}

async function factsOf(db: Database, { companyId }: Owned): Promise<{ currency: string; locale: Locale }> {
  const { rows } = await sql<{ currency: string; locale: Locale }>`
    select base_currency as currency, locale from erp.company where id = ${companyId}`.execute(db.reader({ companyId }))
  const [company] = rows
  if (company === undefined) throw new Error(`There is no company ${companyId}.`)
  return company
}
