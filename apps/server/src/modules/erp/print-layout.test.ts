import { setCompanyLogo } from '@countinghouse/contract/erp/company'
import { previewPrintLayout, printLayout } from '@countinghouse/contract/erp/print-layout'
import { getPrintedFields, savePrintedFields } from '@countinghouse/contract/erp/printed-fields'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { emptyFileStore } from '../../platform/files/empty-file-store.ts'
import { readLetterhead } from '../../platform/print/letterhead.ts'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { readPrintedFields } from '../../platform/print/read-printed-fields.ts'

const server = useServer()
const { routes } = printLayout

async function twoStores() {
  const tenant = await server.company()
  const { companyId } = tenant
  const { storeId: secondId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })
  const head = async () =>
    await readLetterhead(
      { companyId, userId: tenant.owner.user?.Usr_userid ?? 0 },
      server.app.db.reader({ companyId }),
      emptyFileStore,
      [tenant.storeId, secondId],
    )
  return { ...tenant, secondId, head }
}

async function preview(client: Client, id: number) {
  const headers = { authorization: `Bearer ${client.token}` }
  const url = `/api${previewPrintLayout.path.replace('{id}', String(id))}`
  return await server.app.http.inject({ method: 'GET', url, headers })
}

test('papers have the layout of their store, else that of the company; without one name and address of the store', async () => {
  const { owner, storeId, secondId, head } = await twoStores()
  const before = await head()
  expect(before.frameOf(storeId)).toMatchObject({ heading: null, footer: null, place: [expect.any(String)] })
  const all = await owner.call(routes.create, { code: 'ALL', name: 'All', footer: 'IBAN GB33\nReg. 0815' })
  await owner.call(routes.create, { code: 'TWO', name: 'Two', storeId: secondId, heading: 'Outlet', showsLogo: false })
  const after = await head()
  expect(after.frameOf(storeId)).toMatchObject({ heading: null, footer: 'IBAN GB33\nReg. 0815' })
  expect(after.frameOf(null)).toMatchObject({ footer: 'IBAN GB33\nReg. 0815', place: [] })
  expect(after.frameOf(secondId)).toMatchObject({ heading: ['Outlet'], footer: null })
  await owner.call(routes.deactivate, { id: all.id, version: all.version })
  expect((await head()).frameOf(storeId)).toMatchObject({ footer: null })
})

test('a store, and the company, has one layout in use', async () => {
  const { owner, storeId } = await twoStores()
  const first = await owner.call(routes.create, { code: 'AA', name: 'A' })
  const refused = async (values: object) => await owner.send(routes.create, { code: 'BB', name: 'B', ...values })
  expect(await refused({})).toMatchObject({
    status: 409,
    body: { fields: { storeId: [{ message: expect.stringContaining('for all stores') }] } },
  })
  await owner.call(routes.create, { code: 'SS', name: 'S', storeId })
  expect(await refused({ storeId })).toMatchObject({
    status: 409,
    body: { fields: { storeId: [{ message: expect.stringContaining('This store') }] } },
  })
  await owner.call(routes.deactivate, { id: first.id, version: first.version })
  expect(await refused({})).toMatchObject({ status: 201 })
  expect(await owner.send(routes.activate, { id: first.id, version: first.version + 1 })).toMatchObject({ status: 409 })
})

test('the preview is a PDF with the logo of the company, whatever kind of picture it is, and only of one’s own layout', async () => {
  const { owner, as, companyId } = await twoStores()
  const layout = await owner.call(routes.create, { code: 'ALL', name: 'All', footer: 'IBAN GB33' })
  const plain = await preview(owner, layout.id)
  expect(plain.headers['content-type']).toBe('application/pdf')
  expect(plain.rawPayload.includes('/Subtype /Image')).toBe(false)
  const bytes = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#246' } })
    .webp()
    .toBuffer()
  await owner.call(setCompanyLogo, { id: companyId, fileName: 'logo.webp' }, { bytes })
  const shown = await preview(owner, layout.id)
  expect(shown.rawPayload.includes('/Subtype /Image')).toBe(true)
  expect(await readPrintedCodes(shown.rawPayload)).toEqual([[{ format: 'Code128', text: 'SAMPLE-0001' }]])
  await owner.call(routes.update, { id: layout.id, version: layout.version, showsLogo: false })
  expect((await preview(owner, layout.id)).rawPayload.includes('/Subtype /Image')).toBe(false)
  const other = await twoStores()
  expect((await preview(other.owner, layout.id)).statusCode).toBe(404)
  expect((await preview(await as({ may: [] }), layout.id)).statusCode).toBe(403)
})

test('a printed document has the fields that the layout of its store chooses, in their order, until the usual ones are used again', async () => {
  const { owner, companyId, storeId, secondId } = await twoStores()
  const { id } = await owner.call(routes.create, { code: 'ALL', name: 'All' })
  await owner.call(routes.create, { code: 'TWO', name: 'Two', storeId: secondId })
  const { entity } = relocation
  const [paper] = relocation.papers
  const find = async () => await owner.call(getPrintedFields, { id })
  const ofPaper = async () => (await find()).papers.find((one) => one.entity === entity)
  const usual = await ofPaper()
  expect(usual).toMatchObject({ isChosen: false, title: 'Relocations' })
  expect(usual?.columns.map(({ name, label }) => [name, label])).toContainEqual(['lotNo', 'Lot'])
  const save = async (chosen: { facts: string[]; columns: string[] } | null, more: object = {}) => {
    const { version } = await find()
    return await owner.send(savePrintedFields, { id, version, entity, paper: paper?.name ?? '', chosen, ...more })
  }
  const saved = await save({ facts: ['note', 'storeId'], columns: ['quantity', 'variantId'] })
  expect(saved.status).toBe(200)
  const shown = (choices: readonly { name: string; isShown: boolean }[] | undefined) =>
    choices?.flatMap(({ name, isShown }) => (isShown ? name : []))
  const chosen = await ofPaper()
  expect([shown(chosen?.facts), shown(chosen?.columns)]).toEqual([
    ['note', 'storeId'],
    ['quantity', 'variantId'],
  ])
  expect(chosen?.columns).toHaveLength(usual?.columns.length ?? 0)

  if (paper === undefined) throw new Error('A relocation has a paper.')
  const read = async () =>
    await readPrintedFields({ companyId }, server.app.db.reader({ companyId }), relocation, paper)
  const paperOf = await read()
  expect(paperOf(storeId)).toMatchObject({ facts: ['note', 'storeId'], columns: ['quantity', 'variantId'] })
  expect(paperOf(null).columns).toEqual(['quantity', 'variantId'])
  expect(paperOf(secondId), 'its own layout has the usual ones').toEqual(paper)

  expect(await save({ facts: [], columns: [] })).toMatchObject({
    status: 422,
    body: { fields: { 'chosen.columns': [{}] } },
  })
  expect(await save({ facts: ['uid'], columns: ['quantity'] })).toMatchObject({
    body: { fields: { 'chosen.facts': [{}] } },
  })
  expect(await save({ facts: [], columns: ['quantity', 'quantity'] })).toMatchObject({ status: 422 })
  expect(await save(null, { paper: 'nonsense' })).toMatchObject({ status: 422, body: { fields: { paper: [{}] } } })
  expect(await save(null, { version: 1 })).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  expect((await save(null)).status).toBe(200)
  expect(await ofPaper()).toEqual(usual)
  expect((await read())(storeId)).toEqual(paper)
})

test('what the law wants on an invoice cannot be left out', async () => {
  const { owner } = await twoStores()
  const { id, version } = await owner.call(routes.create, { code: 'ALL', name: 'All' })
  const [paper] = invoice.papers
  const save = async (chosen: { facts: string[]; columns: string[] }) =>
    await owner.send(savePrintedFields, { id, version, entity: invoice.entity, paper: paper?.name ?? '', chosen })
  const columns = (paper?.columns ?? []).filter((name) => name !== 'appliedTaxCodeId')
  const refused = await save({
    facts: ['issuedOn', 'originalName'],
    columns: columns.filter((name) => name !== 'ratePpm'),
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { errorType: 'erp.rule_broken', fields: { 'chosen.facts': [{}], 'chosen.columns': [{}] } },
  })
  expect(JSON.stringify(refused.body)).toContain('The law wants')
  expect((await save({ facts: ['issuedOn', 'taxPoint', 'originalName'], columns })).status).toBe(200)
})
