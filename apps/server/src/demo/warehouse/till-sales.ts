import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PostedLine, PostedSale } from '../../modules/sales/index.ts'
import { closePastSession, openPastSession, postSales, readItems } from '../../modules/sales/index.ts'
import { now } from '../../platform/config/clock.ts'
import type { Database } from '../../platform/database/db.ts'
import { seededRandom } from '../random.ts'
import type { Session, Shelf } from './baskets.ts'
import { salesOfDay } from './baskets.ts'
import { giftSaleOf, redeemed } from './gift-sales.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { OpenedStock } from './opening-stock.ts'
import { withMembers } from './members.ts'
import { openedDaysAgo } from './opening-stock.ts'

type Till = { readonly id: number; readonly storeId: number; readonly cashierId: number; readonly floatMinor: number }
type Register = {
  readonly tills: readonly Till[]
  readonly cash: number
  readonly card: number
  readonly currency: string
  /** Customers who collect points. */
  readonly members: readonly number[]
}
type Sold = { readonly id: number; readonly sale: PostedSale }

const requestId = 'demo'
/** Shops open in this hour. */
const firstHour = 10
/** Kept on the shelves for the transfers and checks of the demo. */
const keptInStore = 8
const [fewest, most] = [4, 9] as const
const differences = [0, 0, 0, -50, 0, 20, 0, 0, -100, 0] as const
const reasons = ['Wrong size', 'Wrong colour', 'Changed mind', 'Gift not wanted'] as const

/**
 * Eight weeks of sales at a till of each shop: sessions with float, count and closing, returns and voided receipts, posted as the register
 * posts them. Today's sessions are open, and have the sales up to now.
 */
export async function addTillSales(
  db: Database,
  ground: Ground,
  opened: OpenedStock,
  members: readonly number[],
): Promise<void> {
  const register = { ...(await readRegister(db, ground)), members }
  const random = seededRandom(20_260_303)
  const shelves = new Map(
    await Promise.all(
      register.tills.map(
        async ({ storeId }) => [storeId, await shelfOf(db, ground, opened, { storeId, random })] as const,
      ),
    ),
  )
  const before = new Map<number, Sold>()
  for (let days = openedDaysAgo - 1; days >= 0; days--)
    for (const till of register.tills) {
      const shelf = shelves.get(till.storeId)
      if (shelf === undefined || (days === 0 && now().getUTCHours() < firstHour)) continue
      const kept = await sellForDay(db, ground, {
        till,
        register,
        shelf,
        day: daysAgo(days),
        earlier: before.get(till.id),
      })
      if (kept !== undefined) before.set(till.id, kept)
    }
}

type Day = {
  readonly till: Till
  readonly register: Register
  readonly shelf: Shelf
  readonly day: string
  /** A sale of an earlier day that may be returned. */
  readonly earlier: Sold | undefined
}

async function sellForDay(db: Database, { companyId }: Ground, day: Day): Promise<Sold | undefined> {
  const { till, register, shelf } = day
  const by = { companyId, userId: till.cashierId, requestId }
  const { random } = shelf
  return await db.inTransaction({ companyId }, async (tx) => {
    const floatMinor = till.floatMinor
    const opened = { uid: randomUUID(), tillId: till.id, day: day.day, floatMinor, openedAt: `${day.day}T08:50:00Z` }
    const session = { id: await openPastSession(by, tx, opened), day: day.day, ...register }
    const isWeekend = [0, 6].includes(new Date(day.day).getUTCDay())
    const count = fewest + Math.floor(random() * (most - fewest + 1)) + (isWeekend ? 4 : 0)
    const isToday = day.day === daysAgo(0)
    const drawn = salesOfDay(shelf, session, count).filter(({ soldAt }) => soldAt <= now().toISOString())
    const sales = withMembers(await redeemed(tx, companyId, session, drawn), register.members, session.id)
    const gift = giftSaleOf(session)
    const posted = await postSales(by, tx, gift === undefined ? sales : [...sales, gift])
    if (isToday) return undefined
    const idOf = (sale: PostedSale | undefined) => posted.find(({ uid }) => uid === sale?.uid)?.sale_id ?? 0
    if (day.earlier !== undefined && random() < 0.3)
      await postSales(by, tx, [returnOf(day.earlier, session, reasons[Math.floor(random() * reasons.length)] ?? '')])
    const mistaken = sales.at(-1)
    if (mistaken !== undefined && random() < 0.04)
      await sql`select sales.void_sale(${companyId}, ${idOf(mistaken)}, 'Entered twice', ${day.day}::date, voided_by => ${till.cashierId}::bigint,
        request_id => ${requestId})`.execute(tx)
    await closePastSession(by, tx, {
      id: session.id,
      countedAt: `${day.day}T18:05:00Z`,
      closedAt: `${day.day}T18:15:00Z`,
      differenceMinor: differences[Math.floor(random() * differences.length)] ?? 0,
      reason: 'Change given wrongly',
    })
    const [kept] = sales
    return kept === undefined ? undefined : { id: idOf(kept), sale: kept }
  })
}

/** The first line of a sale comes back whole, to the payment type that paid most of it. */
function returnOf({ id, sale }: Sold, session: Session, reason: string): PostedSale {
  const [line] = sale.lines as readonly [PostedLine]
  const { netMinor, taxMinor, grossMinor, discountMinor } = line
  const tender = sale.tenders.toSorted((one, other) => other.tenderedMinor - one.tenderedMinor)[0]
  return {
    ...sale,
    uid: randomUUID(),
    kind: 'return',
    tillSessionId: session.id,
    originalSaleId: id,
    netMinor,
    taxMinor,
    grossMinor,
    payableMinor: grossMinor,
    discountMinor,
    businessOn: session.day,
    soldAt: `${session.day}T16:40:00Z`,
    reason,
    lines: [{ ...line, lineNo: 1, originalLineNo: line.lineNo }],
    tenders: [
      {
        paymentTypeId: tender?.paymentTypeId ?? session.cash,
        tenderedMinor: grossMinor,
        changeMinor: 0,
        reference: null,
      },
    ],
  }
}

/** The first till of each shop, and who works there. */
async function readRegister(db: Database, { companyId, ownerId }: Ground): Promise<Omit<Register, 'members'>> {
  const reader = db.reader({ companyId })
  const tills = await sql<Till>`
    select distinct on (t.store_id) t.id, t.store_id as "storeId", t.default_float_minor as "floatMinor",
      coalesce((select u.user_id from erp.user_store u join erp.user_role o on o.company_id = u.company_id and o.user_id = u.user_id
        join erp.role r on r.company_id = o.company_id and r.id = o.role_id and r.code in ('cashier', 'manager')
        where u.company_id = t.company_id and u.store_id = t.store_id order by r.code limit 1), ${ownerId}::bigint) as "cashierId"
    from sales.till t where t.company_id = ${companyId} order by t.store_id, t.code`.execute(reader)
  const types = await sql<{ cash: number; card: number; currency: string }>`
    select min(p.id) filter (where p.kind = 'cash') as cash, min(p.id) filter (where p.kind = 'card_manual') as card, min(c.base_currency) as currency
    from erp.payment_type p join erp.company c on c.id = p.company_id where p.company_id = ${companyId}`.execute(reader)
  return { tills: tills.rows, ...(types.rows[0] ?? { cash: 0, card: 0, currency: '' }) }
}

type ShelfPlace = { readonly storeId: number; readonly random: () => number }

async function shelfOf(db: Database, { companyId }: Ground, opened: OpenedStock, place: ShelfPlace): Promise<Shelf> {
  const { storeId, random } = place
  const stock = opened.get(storeId) ?? new Map<number, number>()
  const wanted = [...stock.keys()].map((variantId) => ({ variantId, quantity: 1 }))
  const read = await readItems({ companyId }, db.reader({ companyId }), { storeId, day: daysAgo(0), wanted })
  return {
    random,
    items: read.filter((item) => typeof item !== 'string').toSorted((one, other) => rank(one.sku) - rank(other.sku)),
    left: new Map([...stock].map(([variantId, quantity]) => [variantId, quantity - keptInStore])),
  }
}

/** An order of the goods that has nothing to do with their code. */
function rank(sku: string): number {
  return [...sku].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
}
