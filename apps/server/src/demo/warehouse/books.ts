import { sql } from 'kysely'
import type { JournalEvent, JournalLine } from '../../modules/accounts/index.ts'
import { postJournals } from '../../modules/accounts/index.ts'
import type { Database } from '../../platform/database/db.ts'
import { now } from '../../platform/config/clock.ts'
import { seededRandom } from '../random.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import { openedDaysAgo } from './opening-stock.ts'

/** Months of books before the current one. */
const monthsOfBooks = 4
const sourceType = 'demo_books'
/** Prices include 20 % tax. */
const taxOf = (grossMinor: number) => Math.round(grossMinor / 6)
/** Share of sales before there were tills that the goods cost, as in `costOf`. */
const costShare = 0.4
const cardFee = 0.015
const daysOfMonth = 30

const rents: Readonly<Record<string, number>> = { WH1: 180_000, S1: 120_000, S2: 95_000, S3: 80_000, S4: 75_000 }

type Accounts = Readonly<Record<string, number>>
type Week = { readonly day: string; readonly storeId: number; readonly cashMinor: number; readonly cardMinor: number }
type Takings = { readonly month: string; readonly storeId: number; readonly grossMinor: number }
type Entry = Pick<JournalEvent, 'postedOn' | 'description' | 'lines'>

/**
 * Gives the demo company books beside those of its tills: opening balances, rent, salaries and utilities of each month, bank deposits and
 * card settlements of each week, and a summary of the sales of the months before there were tills.
 */
export async function addBooks(db: Database, ground: Ground): Promise<void> {
  const { companyId, ownerId } = ground
  const accounts = await readAccounts(db, companyId)
  const entries = [
    openingOf(accounts),
    ...monthsPast().flatMap((month) => costsOf(accounts, ground, month)),
    ...salesBeforeTill(ground).map((takings) => salesOf(accounts, takings)),
    ...(await readTakings(db, companyId)).flatMap((week) => depositsOf(accounts, week)),
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

/** Cash that lies in the safe and card payments that the acquirer owes, by week and store; the last days are not settled yet. */
async function readTakings(db: Database, companyId: number): Promise<readonly Week[]> {
  const { rows } = await sql<Week>`
    select (date_trunc('week', s.business_on::timestamp) + interval '8 days')::date::text as day, s.store_id as "storeId",
      coalesce(sum(case s.kind when 'sale' then t.amount_minor else -t.amount_minor end) filter (where p.kind = 'cash'), 0)::bigint as "cashMinor",
      coalesce(sum(case s.kind when 'sale' then t.amount_minor else -t.amount_minor end) filter (where p.kind <> 'cash'), 0)::bigint as "cardMinor"
    from sales.sale s
    join sales.sale_tender t on t.company_id = s.company_id and t.sale_id = s.id
    join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id
    where s.company_id = ${companyId} and s.status = 'completed'
      and date_trunc('week', s.business_on::timestamp) + interval '8 days' <= ${daysAgo(0)}::timestamp
    group by 1, 2 order by 1, 2`.execute(db.reader({ companyId }))
  return rows
}

/** Cash is brought to the bank, and the acquirer pays what is left of card payments after its fee. */
function depositsOf(accounts: Accounts, { day, storeId, cashMinor, cardMinor }: Week): readonly Entry[] {
  const fee = Math.round(cardMinor * cardFee)
  return [
    {
      postedOn: day,
      description: 'Bank deposit',
      lines: linesOf(accounts, { 1020: cashMinor, 1010: -cashMinor }, storeId),
    },
    {
      postedOn: day,
      description: 'Card settlement',
      lines: linesOf(accounts, { 1020: cardMinor - fee, 6000: fee, 1100: -cardMinor }, storeId),
    },
  ].filter(({ lines }) => lines.some(({ amountMinor }) => amountMinor !== 0))
}

function openingOf(accounts: Accounts): Entry {
  return {
    postedOn: firstOfMonth(monthsOfBooks),
    description: 'Opening balances',
    lines: linesOf(accounts, { 1010: 60_000, 1020: 6_500_000, 1700: 2_400_000, 2500: -1_500_000, 3000: -7_460_000 }),
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

/** Takings of the months that were over when the company opened its tills. */
function salesBeforeTill({ stores }: Ground): readonly Takings[] {
  const random = seededRandom(20_260_404)
  const shops = Object.entries(stores).filter(([code]) => code !== 'WH1')
  const opened = daysAgo(openedDaysAgo)
  return monthsPast()
    .filter((month) => month <= opened.slice(0, 7))
    .flatMap((month) => {
      const part = month === opened.slice(0, 7) ? Number(opened.slice(8)) / daysOfMonth : 1
      return shops.map(([, storeId]) => ({
        month,
        storeId,
        grossMinor: Math.round((1_400_000 + random() * 500_000) * part),
      }))
    })
}

function salesOf(accounts: Accounts, { month, storeId, grossMinor }: Takings): Entry {
  const tax = taxOf(grossMinor)
  const cost = Math.round(grossMinor * costShare)
  return {
    postedOn: [`${month}-28`, daysAgo(openedDaysAgo)].toSorted()[0] ?? month,
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
