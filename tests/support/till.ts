import { randomUUID } from 'node:crypto'
import type { RegisterItem, TenderInput } from '../../packages/contract/src/sales/register.ts'
import { completeSale } from '../../packages/contract/src/sales/register.ts'
import { lookUpItem } from '../../packages/contract/src/sales/register-items.ts'
import { completeReturn } from '../../packages/contract/src/sales/register-return.ts'
import { openSession } from '../../packages/contract/src/sales/till-session.ts'
import { totalsOfCart } from '../../packages/kernel/src/receipt.ts'
import { query } from './database.ts'
import { createProduct } from './products.ts'
import type { Client, Tenant, TestServer } from './server.ts'
import { post } from './stock.ts'

export type Goods = { readonly variantId: number; readonly sku: string }

type Query = <T extends Record<string, unknown>>(text: string, values: readonly unknown[]) => Promise<T[]>
type Shop = Pick<Tenant, 'companyId' | 'storeId'>

/** A till of a company in Britain with cash and a card terminal by hand; all goods are taxed at 20 % unless a rule says otherwise. */
export async function addTill(run: Query, { companyId, storeId }: Shop) {
  const [till] = await run<{ id: number }>(
    `insert into sales.till (company_id, code, name, store_id) values ($1, 'T1', 'Till 1', $2) returning id`,
    [companyId, storeId],
  )
  const types = await run<{ id: number; kind: string }>(
    `insert into erp.payment_type (company_id, code, name, kind, allow_change, opens_drawer) values
      ($1, 'zz-cash', 'Cash in hand', 'cash', true, true), ($1, 'zz-card', 'Card by hand', 'card_manual', false, false) returning id, kind`,
    [companyId],
  )
  await run(
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-ALL', 'All goods', 'sale', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'standard'`,
    [companyId],
  )
  const idOf = (kind: string) => Number(types.find((type) => type.kind === kind)?.id)
  return { tillId: Number(till?.id), cash: idOf('cash'), card: idOf('card_manual') }
}

export async function createTill(server: TestServer, shop: Shop) {
  return await addTill((text, values) => query(server.database.superUrl, text, values), shop)
}

type NewGoods = {
  /** Including tax. Units: minor units. */
  readonly price: number
  readonly unitCost: string
  readonly quantity?: number
  readonly code?: string
  readonly name?: string
}

/** Goods with a price, and stock at a unit cost. */
export async function createGoods(
  { app: { db } }: { readonly app: Pick<TestServer['app'], 'db'> },
  { companyId, storeId }: Shop,
  { unitCost, quantity = 10, ...product }: NewGoods,
): Promise<Goods> {
  const { variantIds, code } = await createProduct(db, companyId, product)
  const [variantId = 0] = variantIds
  await post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity, unitCost }] })
  return { variantId, sku: code }
}

/** Opens a session and answers how to sell and take back in it. */
export async function openTill(
  client: Client,
  { tillId, storeId, floatMinor = 10_000 }: { tillId: number; storeId: number; floatMinor?: number },
) {
  const session = await client.call(openSession, { uid: randomUUID(), tillId, floatMinor })
  const soldAt = () => new Date().toISOString()
  return {
    session,
    sell: async (
      lines: readonly (Goods & { readonly quantity: number })[],
      tenders: readonly TenderInput[],
      more: { readonly discountPpm?: number; readonly uid?: string; readonly customerId?: number | null } = {},
    ) => {
      const items = await Promise.all(lines.map(({ sku }) => client.call(lookUpItem, { storeId, code: sku })))
      return await client.call(completeSale, {
        uid: randomUUID(),
        tillSessionId: session.id,
        soldAt: soldAt(),
        lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
        grossMinor: grossOf(items, lines, more.discountPpm),
        tenders: [...tenders],
        ...more,
      })
    },
    takeBack: (
      originalSaleId: number,
      lines: readonly { lineNo: number; quantity: number }[],
      tenders: readonly TenderInput[],
    ) =>
      client.call(completeReturn, {
        uid: randomUUID(),
        tillSessionId: session.id,
        originalSaleId,
        soldAt: soldAt(),
        reason: 'Too small',
        lines: [...lines],
        tenders: [...tenders],
      }),
  }
}

function grossOf(
  items: readonly RegisterItem[],
  lines: readonly { readonly quantity: number }[],
  discountPpm = 0,
): number {
  return totalsOfCart(
    items.map(({ unitMinor, taxCodeId, rates }, index) => ({
      unitMinor,
      taxCodeId,
      rates,
      quantity: lines[index]?.quantity ?? 1,
    })),
    { isInclusive: items[0]?.taxIncluded ?? true, discountPpm },
  ).grossMinor
}

export function paid(paymentTypeId: number, tenderedMinor: number, changeMinor = 0): TenderInput {
  return { paymentTypeId, tenderedMinor, changeMinor, currencyMinor: null, terminalUid: null, reference: null }
}
