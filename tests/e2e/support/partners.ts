import { addressOf } from '@countinghouse/contract/address-of'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { customer } from '@countinghouse/contract/crm/customer'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { createProduct } from '../../support/products.ts'
import type { DirectConnections, Person, Shop } from './shop.ts'

/** Calls a route as a person. */
export async function callAs<I extends Schema, O extends Schema>(
  direct: DirectConnections,
  token: string,
  route: Route<I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const { url, body } = addressOf(route, input)
  return await direct.call(token, route.method, url.slice('/api'.length), body as Record<string, unknown> | undefined)
}

/** Two companies with the same product, each with a link to the other that is not connected yet. */
export async function partnerShops(direct: DirectConnections, seller: Shop) {
  const buyer = await direct.shop('Branch')
  const ids = [seller.companyId, buyer.companyId]
  const [variantId = 0] = await sameProduct(direct, seller.companyId)
  await sameProduct(direct, buyer.companyId)
  await direct.query(`update erp.company set tax_no = 'GB' || id where id = any($1)`, [ids])
  await direct.query(
    `update procure.product p set tax_class_id = (select t.id from procure.tax_class t where t.company_id = p.company_id and t.code = 'standard')
     where p.company_id = any($1)`,
    [ids],
  )
  const [supplier] = await direct.query<{ id: string }>(
    `insert into procure.supplier (company_id, code, name, standing) values ($1, 'MAIN', 'Main company', 'approved') returning id`,
    [buyer.companyId],
  )
  const partnerStoreId = await seller.addStore('Branch company')
  const owner = await direct.token(seller.owner.login)
  const { id: customerId } = await callAs(direct, owner, customer.routes.create, {
    code: 'BRANCH',
    name: 'Branch company',
    kind: 'company',
    taxNumber: `GB${buyer.companyId}`,
  })
  const selling = await callAs(direct, owner, companyLink.routes.create, {
    code: 'BRANCH',
    name: 'Branch company',
    partnerStoreId,
    customerId,
  })
  const buying = await callAs(direct, await direct.token(buyer.owner.login), companyLink.routes.create, {
    code: 'MAIN',
    name: 'Main company',
    supplierId: Number(supplier?.id),
    receivingStoreId: buyer.storeId,
    isAutoApproved: true,
  })
  return { buyer, partnerStoreId, variantId, selling, buying }
}

async function sameProduct(direct: DirectConnections, companyId: number): Promise<readonly number[]> {
  return (await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })).variantIds
}

/** Moves a document as a person, whatever its version. */
export async function moveAs(
  direct: DirectConnections,
  person: Person,
  { get, to }: { readonly get: Route; readonly to: Route },
  id: number,
): Promise<void> {
  const token = await direct.token(person.login)
  const { version } = (await callAs(direct, token, get, { id } as never)) as { version: number }
  await callAs(direct, token, to, { id, version } as never)
}
