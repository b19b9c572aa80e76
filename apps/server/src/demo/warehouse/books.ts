import { sql } from 'kysely'
import type { JournalEvent, JournalLine } from '../../modules/accounts/index.ts'
import { postJournals } from '../../modules/accounts/index.ts'
import type { Database } from '../../platform/db.ts'
import { now } from '../../platform/clock.ts'
import { seededRandom } from '../random.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import { openedDaysAgo, saleSource } from './history.ts'

/** Months of books before the current one. */
const monthsOfBooks = 4
const sourceType = 'demo_books'
/** Prices include 20 % tax. */
const taxOf = (grossMinor: number) => Math.round(grossMinor / 6)
/** Share of sales before stock was recorded that the goods cost, as in `costOf`. */
const costShare = 0.4

const rents: Readonly<Record<string, number>> = { WH1: 180_000, S1: 120_000, S2: 95_000, S3: 80_000, S4: 75_000 }

type Accounts = Readonly<Record<string, number>>
type Takings = { readonly month: string; readonly storeId: number; readonly grossMinor: number }
type Entry = Pick<JournalEvent, 'postedOn' | 'description' | 'lines'>

/**
 * Gives the demo company books: opening balances, and for each month rent, salaries, utilities and sales. There is no till yet, so sales are
 * a summary for each store and month: of the goods that left stock, and before stock was recorded of goods that were bought for cash.
 */
export async function addBooks(db: Database, ground: Ground): Promise<void> {
  const { companyId, ownerId } = ground
  const accounts = await readAccounts(db, companyId)
  const entries = [
    openingOf(accounts),
    ...monthsPast().flatMap((month) => costsOf(accounts, ground, month)),
    ...salesBeforeStock(ground).map((takings) => salesOf(accounts, takings, true)),
    ...(await readTakings(db, companyId)).map((takings) => salesOf(accounts, takings, false)),
  ].toSorted((one, other) => (one.postedOn < other.postedOn ? -1 : 1))
  const events = entries.map((entry, at): JournalEvent => ({
    ...entry,
    source: 'manual',
    sourceType,
    sourceId: at + 1,
    eventNo: 1,
  }))
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`select accounts.add_journal_months(${firstOfMonth(monthsOfBooks)}::date, ${daysAgo(0)}::date)`.execute(tx)
    await postJournals({ companyId, userId: ownerId, requestId: 'demo' }, events).execute(tx)
  })
}

async function readAccounts(db: Database, companyId: number): Promise<Accounts> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from accounts.account where company_id = ${companyId}`.execute(db.reader({ companyId }))
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]))
}

/** What the shops took for the goods that left stock, by month. */
async function readTakings(db: Database, companyId: number): Promise<readonly Takings[]> {
  const { rows } = await sql<Takings>`
    select to_char(m.effective_on, 'YYYY-MM') as month, l.store_id as "storeId", sum(m.quantity * r.amount_minor)::bigint as "grossMinor"
    from inventory.stock_posting p
    join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
    join inventory.location l on l.company_id = m.company_id and l.id = m.from_location_id
    join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
    join procure.price r on r.company_id = v.company_id and r.product_id = v.product_id
    where p.company_id = ${companyId} and p.source_type = ${saleSource} group by 1, 2 order by 1, 2`.execute(
    db.reader({ companyId }),
  )
  return rows
}

function openingOf(accounts: Accounts): Entry {
  return {
    postedOn: firstOfMonth(monthsOfBooks),
    description: 'Opening balances',
    lines: linesOf(accounts, { 1000: 60_000, 1020: 6_500_000, 1700: 2_400_000, 2500: -1_500_000, 3000: -7_460_000 }),
  }
}

/** Rent of each store on the first day of the month, utilities in its middle and salaries at its end, as far as these days are over. */
function costsOf(accounts: Accounts, { stores }: Ground, month: string): readonly Entry[] {
  const rent = Object.entries(rents).flatMap(([code, amountMinor]) =>
    linesOf(accounts, { 6200: amountMinor, 1020: -amountMinor }, stores[code]),
  )
  const entries: readonly Entry[] = [
    { postedOn: `${month}-01`, description: 'Rent', lines: rent },
    {
      postedOn: `${month}-15`,
      description: 'Electricity and water',
      lines: linesOf(accounts, { 6400: 68_000, 1020: -68_000 }),
    },
    {
      postedOn: `${month}-28`,
      description: 'Salaries',
      lines: linesOf(accounts, { 6300: 1_450_000, 1020: -1_450_000 }),
    },
  ]
  return entries.filter(({ postedOn }) => postedOn <= daysAgo(0))
}

/** Takings of the months that were over when the company began to record its stock. */
function salesBeforeStock({ stores }: Ground): readonly Takings[] {
  const random = seededRandom(20_260_404)
  const shops = Object.entries(stores).filter(([code]) => code !== 'WH1')
  return monthsPast()
    .filter((month) => month < daysAgo(openedDaysAgo).slice(0, 7))
    .flatMap((month) =>
      shops.map(([, storeId]) => ({ month, storeId, grossMinor: 900_000 + Math.floor(random() * 300_000) })),
    )
}

function salesOf(accounts: Accounts, { month, storeId, grossMinor }: Takings, isBeforeStock: boolean): Entry {
  const tax = taxOf(grossMinor)
  const cost = isBeforeStock ? Math.round(grossMinor * costShare) : 0
  return {
    postedOn: [`${month}-28`, daysAgo(0)].toSorted()[0] ?? daysAgo(0),
    description: 'Sales before the till was introduced',
    lines: linesOf(accounts, { 1020: grossMinor - cost, 4000: tax - grossMinor, 2100: -tax, 5000: cost }, storeId),
  }
}

/** Amounts by account code, debit above zero, in minor units. */
function linesOf(accounts: Accounts, amounts: Readonly<Record<number, number>>, storeId?: number): JournalLine[] {
  return Object.entries(amounts).map(([code, amountMinor]) => ({
    accountId: accounts[code] ?? 0,
    amountMinor,
    ...(storeId !== undefined && { storeId }),
  }))
}

/** The current month and those before it that have books, oldest first, `YYYY-MM`. */
function monthsPast(): string[] {
  return Array.from({ length: monthsOfBooks + 1 }, (_, at) => firstOfMonth(monthsOfBooks - at).slice(0, 7))
}

/** The first day of a month before the current one, `YYYY-MM-DD`. */
function firstOfMonth(monthsBack: number): string {
  const day = now()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - monthsBack)
  return day.toISOString().slice(0, 10)
}
