import { randomUUID } from 'node:crypto'
import {
  captionAttachment,
  downloadAttachment,
  removeAttachment,
  restoreAttachment,
} from '@countinghouse/contract/desk/attachment'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { brand } from '@countinghouse/contract/procure/brand'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { clamdStandIn, testVirus } from '../../../../../tests/support/fake-clamd.ts'
import { animation, photograph, picture, pngOfSize } from '../../../../../tests/support/pictures.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { workbook } from '../../../../../tests/support/workbooks.ts'
import { sweepFiles } from '../../platform/files/files.ts'

const clamd = clamdStandIn()
beforeAll(() => clamd.listen())
const server = useServer({ scan: { address: { path: clamd.path }, isNeeded: true } })
const { attach, attachments, history } = brand.routes
const pdf = Buffer.from('%PDF-1.7 a paper')

test('I6: a photograph is kept upright without its place, with two small forms, and shown by a browser', async () => {
  const { owner, id } = await record()
  await owner.call(attach, { id, fileName: 'holiday.png' }, { bytes: await photograph() })
  const [kept] = (await owner.call(attachments, { id })).items
  expect(kept).toMatchObject({ name: 'holiday.jpg', mediaType: 'image/jpeg', isPicture: true, createdBy: 'Olga Owner' })
  const whole = await download(owner, kept?.id)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline;/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const found = await sharp(whole.rawPayload).metadata()
  expect([found.width, found.height, found.exif, found.orientation]).toEqual([200, 300, undefined, undefined])
  const small = await sharp((await download(owner, kept?.id, 'small')).rawPayload).metadata()
  const medium = await sharp((await download(owner, kept?.id, 'medium')).rawPayload).metadata()
  expect([small.height, medium.height, small.format]).toEqual([64, 256, 'webp'])
})

test('I6: an animated picture stays as its first frame; what is hidden behind a picture is gone', async () => {
  const { owner, id } = await record()
  const hidden = Buffer.concat([await animation(), Buffer.from('<script>alert(1)</script>')])
  const created = await owner.call(attach, { id, fileName: 'a.gif' }, { bytes: hidden })
  const { rawPayload, headers } = await download(owner, created.id)
  expect(headers['content-type']).toBe('image/gif')
  expect((await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1)
  expect(rawPayload.includes('<script>')).toBe(false)
})

test('I6: what is too large, damaged, hostile or something else is refused in words beside the file, and leaves nothing', async () => {
  const { companyId, owner, id } = await record()
  const jpeg = await picture().jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const refused: [string, Buffer, string][] = [
    ['large.png', pngOfSize(30_000, 30_000), 'picture_too_large'],
    ['half.jpg', jpeg.subarray(0, jpeg.length - 200), 'picture_damaged'],
    ['drawing.svg', svg, 'file_type'],
    ['drawing.txt', svg, 'file_content'],
    ['page.html', Buffer.from('<!doctype html>'), 'file_type'],
    ['page.csv', Buffer.from('  <!DOCTYPE html><script>'), 'file_content'],
    ['run.txt', Buffer.from('#!/bin/sh\nrm x'), 'file_content'],
    ['program.exe', Buffer.from('MZ\u0090\u0000'), 'file_type'],
    ['late.txt', Buffer.concat([Buffer.alloc(600, 'a'), Buffer.alloc(1)]), 'file_content'],
    ['book.xlsx', Buffer.from('PK\u0003\u0004 no archive'), 'file_content'],
    ['virus.txt', Buffer.from(testVirus), 'file_infected'],
  ]
  for (const [fileName, bytes, code] of refused)
    expect(await owner.send(attach, { id, fileName }, { bytes }), fileName).toMatchObject({
      status: 400,
      body: { fields: { fileName: [{ code, message: expect.any(String) }] } },
    })
  expect((await owner.call(attachments, { id })).items).toEqual([])
  expect(await Array.fromAsync(server.app.jobs.files.list(companyId))).toEqual([])
})

test('documents and texts are taken by their content, in any coding', async () => {
  const { owner, id } = await record()
  const taken: [string, Buffer][] = [
    ['book.xlsx', workbook({})],
    ['list.csv', Buffer.from('\ufeffcode;name\nÄ;<b>')],
    ['note.txt', Buffer.from('\ufeffnote', 'utf16le')],
  ]
  for (const [fileName, bytes] of taken) await owner.call(attach, { id, fileName }, { bytes })
  const { items } = await owner.call(attachments, { id })
  expect(items.map(({ name, isPicture }) => [name, isPicture])).toEqual(
    taken.toReversed().map(([name]) => [name, false]),
  )
})

test('I7: a name is shown without what deceives, and any other file is saved, never shown', async () => {
  const { owner, id } = await record()
  for (const fileName of [`${'n'.repeat(296)}.pdf`, '../CON.pdf', 'gnp.\u202efdp.pdf', '"q".pdf', '🎁.pdf'])
    await owner.call(attach, { id, fileName }, { bytes: pdf })
  const { items } = await owner.call(attachments, { id })
  expect(items.map(({ name }) => (name.length > 30 ? name.length : name))).toEqual([
    '🎁.pdf',
    '_q_.pdf',
    'gnp.fdp.pdf',
    expect.stringMatching(/^_/),
    200,
  ])
  await owner.call(attach, { id, fileName: 'invoice.exe' }, { bytes: pdf })
  expect((await owner.call(attachments, { id })).items[0]?.name, 'by what it is').toBe('invoice.pdf')
  const { headers, rawPayload } = await download(owner, items[0]?.id)
  expect(headers['content-disposition']).toMatch(/^attachment;/)
  expect(rawPayload).toEqual(pdf)
})

test('taken off and put back, told in the history, and swept when nobody put it back', async () => {
  const { companyId, owner, id } = await record()
  const created = await owner.call(attach, { id, fileName: 'a.pdf' }, { bytes: pdf })
  await owner.call(captionAttachment, { id: created.id, caption: 'Contract' })
  await owner.call(removeAttachment, { id: created.id })
  expect((await download(owner, created.id)).statusCode).toBe(404)
  expect(await steps(owner, id)).toEqual(['detach a.pdf', 'attach a.pdf', 'create'])
  await owner.call(restoreAttachment, { id: created.id })
  expect((await owner.call(attachments, { id })).items).toMatchObject([{ caption: 'Contract' }])
  await owner.call(removeAttachment, { id: created.id })
  await server.app.db.inTransaction({ companyId }, (tx) =>
    tx.updateTable('platform.file').set({ expires_at: '2026-01-01' }).where('company_id', '=', companyId).execute(),
  )
  await sweepFiles(server.app.db, server.app.jobs.files, companyId)
  expect((await owner.send(restoreAttachment, { id: created.id })).status).toBe(404)
  expect(await steps(owner, id)).toEqual(['detach a.pdf', 'attach a.pdf', 'create'])
})

test('who may view the page reads, who may edit there adds and removes, others and other companies see none', async () => {
  const { owner, as, id } = await record()
  const other = await server.company()
  const created = await owner.call(attach, { id, fileName: 'a.pdf' }, { bytes: pdf })
  const [reader, stranger] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view', 'season:edit'] })]
  expect((await reader.call(attachments, { id })).items).toHaveLength(1)
  expect((await download(reader, created.id)).statusCode).toBe(200)
  expect((await reader.send(attach, { id, fileName: 'a.pdf' }, { bytes: pdf })).status).toBe(403)
  expect((await reader.send(removeAttachment, { id: created.id })).status).toBe(403)
  expect((await stranger.send(attachments, { id })).status).toBe(403)
  for (const client of [stranger, other.owner]) {
    expect((await download(client, created.id)).statusCode).toBe(404)
    expect((await client.send(removeAttachment, { id: created.id })).status).toBe(404)
  }
  expect((await other.owner.send(attach, { id, fileName: 'a.pdf' }, { bytes: pdf })).status).toBe(404)
})

test('a file of a document is open to who works in its store, by the id of the file as by the document', async () => {
  const { companyId, storeId, owner, as } = await server.company()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })
  const { variantIds } = await createProduct(server.app.db, companyId)
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1, unitCost: '1' }]
  const entered = { uid: randomUUID(), storeId, reasonId, effectiveOn: '2026-03-10', lines }
  const { id } = await owner.call(stockAdjustment.routes.create, entered)
  const created = await owner.call(stockAdjustment.routes.attach, { id, fileName: 'a.pdf' }, { bytes: pdf })
  const may = ['stockadjustment:view', 'stockadjustment:edit']
  const [inside, outside] = [await as({ may, storeIds: [storeId] }), await as({ may, storeIds: [elsewhere] })]
  expect((await download(outside, created.id)).statusCode).toBe(404)
  for (const [route, more] of [
    [captionAttachment, { caption: 'Mine' }],
    [removeAttachment, {}],
    [restoreAttachment, {}],
  ] as const)
    expect((await outside.send(route, { id: created.id, ...more })).status, route.id).toBe(404)
  expect((await download(inside, created.id)).statusCode).toBe(200)
  await inside.call(captionAttachment, { id: created.id, caption: 'Ours' })
  await inside.call(removeAttachment, { id: created.id })
  expect((await outside.send(restoreAttachment, { id: created.id })).status).toBe(404)
  await inside.call(restoreAttachment, { id: created.id })
})

test('I8: while the scanner does not answer no file is taken', async () => {
  const { owner, id } = await record()
  await clamd.close()
  expect(await owner.send(attach, { id, fileName: 'a.pdf' }, { bytes: pdf })).toMatchObject({
    status: 400,
    body: { fields: { fileName: [{ code: 'file_unscanned' }] } },
  })
})

async function record() {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(brand.routes.create, { code: 'OAK', name: 'Oak' })
  return { ...tenant, id }
}

async function download(client: Client, id: number | undefined, size?: 'small' | 'medium') {
  const path = `/api${downloadAttachment.path.replace('{id}', String(id))}${size === undefined ? '' : `?size=${size}`}`
  return await server.app.http.inject({ url: path, headers: { authorization: `Bearer ${client.token}` } })
}

async function steps(client: Client, id: number): Promise<string[]> {
  const { items } = await client.call(history, { id })
  return items.map(({ action, file }) => (file === null ? action : `${action} ${file}`))
}
