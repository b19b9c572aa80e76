import { importBill } from '@countinghouse/contract/purchase/bill-import'
import { query } from './database.ts'
import type { BillLine } from './e-invoices.ts'
import { buyingCompany, catalogued } from './purchase.ts'
import type { Client, TestServer } from './server.ts'

/** A company with a supplier of tents and lamps by the article numbers T-1 and L-1, and its tax number. */
export async function seedBills(server: TestServer) {
  const tenant = await buyingCompany(server, { name: 'Looms Ltd', taxNumber: 'GB123456789', countryCode: 'GB' })
  const { companyId, owner, storeId, supplierId, tent, lamp } = tenant
  await query(
    server.database.superUrl,
    `update erp.company set tax_no = '987654321', country_code = 'GB', name = 'Buyer Ltd' where id = $1`,
    [companyId],
  )
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  for (const [{ productId }, supplierCode] of [
    [tent, 'T-1'],
    [lamp, 'L-1'],
  ] as const)
    await catalogued(owner, { supplierId, productId, supplierCode }, {})
  const send = (file: string, client: Client = owner) =>
    client.send(importBill, { storeId, fileName: 'invoice.xml' }, { bytes: Buffer.from(file) })
  const imported = (file: string, client: Client = owner) =>
    client.call(importBill, { storeId, fileName: 'invoice.xml' }, { bytes: Buffer.from(file) })
  const refusal = async (file: string) => {
    const { errorType, fields } = (await send(file)).body
    return { errorType, message: fields?.['fileName']?.[0]?.message }
  }
  return { ...tenant, send, imported, refusal }
}

export const goods = (sellerCode: string, quantity: string, price: string, more: Partial<BillLine> = {}): BillLine => ({
  name: `Article ${sellerCode}`,
  sellerCode,
  quantity,
  price,
  ...more,
})
