import { createProduct } from '../../support/products.ts'
import { createGoods } from '../../support/till.ts'
import type { DirectConnections, Shop } from './shop.ts'

export type Saved = { readonly id: number; readonly version: number }
type Body = Readonly<Record<string, unknown>>

/** A business date, days from now. */
export function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

export const today = dayAfter(0)

/**
 * A shop that buys a desk lamp from an approved supplier, through the API as its owner. `hasStock`: ten lamps are there already, at 10.00;
 * a dollar is 0.80.
 */
export async function openBuying(
  direct: DirectConnections,
  { companyId, storeId, owner }: Shop,
  { hasStock = true } = {},
) {
  const token = await direct.token(owner.login)
  const call = (path: string, body: Body, method = 'POST') => direct.call<Saved>(token, method, path, body)
  const get = <T = Saved>(path: string) => direct.call<T>(token, 'GET', path)
  const [supplier] = await direct.query<{ id: string }>(
    `insert into procure.supplier (company_id, code, name, standing) values ($1, 'LOOMS', 'Looms Ltd', 'approved') returning id`,
    [companyId],
  )
  const supplierId = Number(supplier?.id)
  await direct.query(
    `insert into accounts.exchange_rate (company_id, base_currency, currency_code, day, rate, source) values ($1, 'GBP', 'USD', $2, 0.8, 'entered')`,
    [companyId, today],
  )
  const product = { code: 'LAMP', name: 'Desk lamp', price: 3000 }
  const goods = hasStock
    ? await createGoods({ app: { db: direct.database } }, { companyId, storeId }, { ...product, unitCost: '10.00' })
    : await lampWithoutStock(direct, companyId, product)

  /** Lamps at 10.00; `more`: what else the order says, and its currency. */
  const drafted = (quantity: number, more: Body = {}) =>
    call('/poMaster/create', {
      uid: crypto.randomUUID(),
      supplierId,
      storeId,
      orderedOn: today,
      dueOn: today,
      lines: [{ variantId: goods.variantId, quantity, unitPrice: '10' }],
      ...more,
    })
  const ordered = async (quantity: number, more: Body = {}) => {
    const draft = await drafted(quantity, more)
    const approved = await call(`/poMaster/${draft.id}/submit`, { version: draft.version })
    return await call(`/poMaster/${draft.id}/send`, { version: approved.version })
  }
  /** Answers the receipt, which is finished. */
  const received = async (orderId: number, quantity: number) => {
    const receipt = await call(`/poMaster/${orderId}/receive`, { uid: crypto.randomUUID() })
    const scan = { uid: crypto.randomUUID(), code: goods.sku, quantity, condition: 'good' }
    await call(`/poMaster/receipts/${receipt.id}/scans`, { scans: [scan] })
    const { version } = await get(`/poMaster/receipts/${receipt.id}`)
    return await call(`/poMaster/receipts/${receipt.id}/finish`, { version })
  }
  const accountOf = async (code: string) => await idOf(direct, 'accounts.account', companyId, code)
  const zeroTaxId = async () => await idOf(direct, 'accounts.tax_code', companyId, 'ZERO')
  return { call, get, supplierId, goods, drafted, ordered, received, accountOf, zeroTaxId }
}

async function lampWithoutStock(
  direct: DirectConnections,
  companyId: number,
  product: { readonly code: string; readonly name: string; readonly price: number },
) {
  const { variantIds, code } = await createProduct(direct.database, companyId, product)
  return { variantId: variantIds[0] ?? 0, sku: code }
}

async function idOf(direct: DirectConnections, table: string, companyId: number, code: string): Promise<number> {
  const [row] = await direct.query<{ id: string }>(`select id from ${table} where company_id = $1 and code = $2`, [
    companyId,
    code,
  ])
  return Number(row?.id)
}
