import {
  acceptCompany,
  disconnectCompany,
  getConnection,
  inviteCompany,
  matchProducts,
} from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { partnerCompanies } from '../../../../../tests/support/partner-companies.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })

test('a code connects two companies, which then know each other’s products: by GTIN, then by SKU', async () => {
  const { seller, buyer, selling, buying, connect, settle } = await partnerCompanies(server)
  const own = { id: selling.id }
  expect(await seller.owner.call(getConnection, own)).toMatchObject({ state: 'none', partner: null, messages: [] })
  await connect()
  expect(await seller.owner.call(getConnection, own)).toMatchObject({
    state: 'connected',
    partner: { taxNumber: `GB${buyer.companyId}`, currency: 'GBP' },
    products: { matched: 2, total: 2 },
  })
  const theirs = await buyer.owner.call(getConnection, { id: buying.id })
  expect(theirs).toMatchObject({ state: 'connected', products: { matched: 2, total: 2 } })
  expect(theirs.messages.every(({ status }) => status === 'done')).toBe(true)
  const matched = await query(
    server.database.superUrl,
    `select variant_id::int as id, matched_by as by from accounts.company_link_variant where company_id = $1 order by 2`,
    [buyer.companyId],
  )
  expect(matched).toEqual([
    { id: buyer.tent.variantId, by: 'gtin' },
    { id: buyer.lamp.variantId, by: 'sku' },
  ])
  await buyer.owner.call(matchProducts, { id: buying.id })
  await settle()
  expect((await seller.owner.call(inviteCompany, own).catch(String)).toString()).toContain('accounts.link_connected')
  await seller.owner.call(disconnectCompany, own)
  await settle()
  for (const [client, id] of [
    [seller.owner, selling.id],
    [buyer.owner, buying.id],
  ] as const)
    expect(await client.call(getConnection, { id })).toMatchObject({ state: 'none', partner: null })
})

test('no code connects that is wrong, void, used, of the same company or of another link', async () => {
  const { seller, buyer, selling, buying, settle } = await partnerCompanies(server)
  const { code: voided } = await seller.owner.call(inviteCompany, { id: selling.id })
  const { code } = await seller.owner.call(inviteCompany, { id: selling.id })
  const refusal = async (given: string, client = buyer.owner, id = buying.id) =>
    (await client.send(acceptCompany, { id, code: given })).body
  for (const wrong of ['x', `${code}x`, code.replace('.', ' '), code.slice(0, -3)])
    expect(await refusal(wrong)).toMatchObject({
      errorType: 'accounts.link_code',
      fields: { code: [{ code: 'rule' }] },
    })
  expect(await refusal(code, seller.owner, selling.id)).toMatchObject({ errorType: 'accounts.link_code' })
  // A void one is found out by the company that created it.
  await buyer.owner.call(acceptCompany, { id: buying.id, code: voided })
  await settle()
  expect(await seller.owner.call(getConnection, { id: selling.id })).toMatchObject({ state: 'invited' })
  const { messages } = await buyer.owner.call(getConnection, { id: buying.id })
  expect(messages).toMatchObject([{ kind: 'connected', status: 'refused' }])
})

test('a message whose signature is not of the link, or whose link is inactive, is refused by the receiver', async () => {
  const { seller, buyer, selling, buying, connect, settle } = await partnerCompanies(server)
  await connect()
  const { version } = await buyer.owner.call(companyLink.routes.get, { id: buying.id })
  await buyer.owner.call(companyLink.routes.deactivate, { id: buying.id, version })
  await seller.owner.call(matchProducts, { id: selling.id })
  await settle()
  const { messages } = await seller.owner.call(getConnection, { id: selling.id })
  expect(messages[0]).toMatchObject({ kind: 'products', direction: 'out', status: 'refused' })
  expect(messages[0]?.reason).toMatch(/not connected/)
})

test('a partner store holds no stock, and each store, customer and supplier is of one link', async () => {
  const { seller, selling, partnerStoreId, customerId } = await partnerCompanies(server)
  const create = async (more: object) =>
    (await seller.owner.send(companyLink.routes.create, { code: 'TWICE', name: 'Twice', ...more })).body
  expect(await create({ partnerStoreId: seller.fromStoreId, customerId })).toMatchObject({
    errorType: 'accounts.partner_store',
    fields: { partnerStoreId: [{ code: 'rule' }] },
  })
  expect(await create({ partnerStoreId, customerId: null })).toMatchObject({ errorType: 'accounts.rule_broken' })
  expect(await create({ partnerStoreId: seller.toStoreId, customerId })).toMatchObject({
    errorType: 'duplicate',
    details: { field: 'customerId', record: { id: selling.id } },
  })
})

test('who may see a link and who may not connect it', async () => {
  const { seller, selling } = await partnerCompanies(server)
  const reader = await seller.as({ may: ['company-links:view'] })
  expect((await reader.send(getConnection, { id: selling.id })).status).toBe(200)
  expect((await reader.send(inviteCompany, { id: selling.id })).body.errorType).toBe('forbidden')
  const stranger = await server.company()
  expect((await stranger.owner.send(getConnection, { id: selling.id })).status).toBe(404)
  expect((await stranger.owner.send(inviteCompany, { id: selling.id })).status).toBe(404)
})
