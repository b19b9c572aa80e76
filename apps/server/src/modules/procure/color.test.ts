import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { color, findNearestColors } from '@countinghouse/contract/procure/color'
import {
  createSwatch,
  deleteSwatch,
  downloadSwatchPicture,
  listSwatches,
  setSwatchPicture,
  updateSwatch,
} from '@countinghouse/contract/procure/color-swatch'
import { season as seasonMaster } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { smallestPicture } from '../../../../../tests/support/pictures.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = color

test('a colour is created, edited, deactivated and deleted', async () => {
  const { as } = await server.company()
  const clerk = await as({ may: color.page.events.map((event) => `color:${event}`) })
  const created = await clerk.call(routes.create, { code: 'NAVY', name: 'Navy', hex: '#1f3a93', family: 'blue' })
  expect(created).toMatchObject({ code: 'NAVY', hex: '#1F3A93', pattern: 'solid', status: 'active', version: 1 })
  const edited = await clerk.call(routes.update, { id: created.id, version: 1, secondHex: '#FFFFFF' })
  expect(edited).toMatchObject({ secondHex: '#FFFFFF', version: 2 })
  const retired = await clerk.call(routes.deactivate, { id: created.id, version: 2 })
  expect(retired.status).toBe('inactive')
  await clerk.call(routes.delete, { id: created.id, version: 3 })
  expect((await clerk.send(routes.get, { id: created.id })).status).toBe(404)
})

test('no colour of several is left out, and what is no hex is refused at its field', async () => {
  const { owner } = await server.company()
  const skipped = await owner.send(routes.create, { code: 'TWO', name: 'Two', hex: '#000000', thirdHex: '#FFFFFF' })
  expect(skipped).toMatchObject({ status: 422, body: { fields: { secondHex: [{ code: 'rule' }] } } })
  const wrong = await owner.send(routes.create, { code: 'BAD', name: 'Bad', hex: 'blue' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { hex: [{ code: 'bad_characters' }] } } })
})

test('the nearest colours come first, without the colour itself, and a picked colour brings its swatch', async () => {
  const { owner } = await server.company()
  const navy = await owner.call(routes.create, { code: 'NAVY', name: 'Navy', hex: '#1F3A93' })
  await owner.call(routes.create, { code: 'MARINE', name: 'Marine', hex: '#203B92' })
  await owner.call(routes.create, { code: 'RED', name: 'Red', hex: '#C1121F', secondHex: '#FFFFFF' })
  await owner.call(routes.create, { code: 'SAND', name: 'Sand', hex: '#C8AD7F' })
  const { items } = await owner.call(findNearestColors, { hex: '#1F3A93', except: navy.id })
  expect(items.map(({ code }) => code)).toEqual(['MARINE', 'SAND'])
  expect(items[0]?.distanceTenths).toBeLessThan(10)
  const picked = await owner.call(bindMaster, { lists: ['procure.color'], q: 'red' })
  expect(picked['procure.color']).toMatchObject({
    items: [{ code: 'RED', swatch: ['#C1121F', '#FFFFFF'] }],
    canCreate: true,
  })
  const elsewhere = await (await server.company()).owner.call(findNearestColors, { hex: '#1F3A93' })
  expect(elsewhere.items).toEqual([])
})

test('a colour has one swatch of a supplier and season, one that stands for it, and pictures that are drawn anew', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, { code: 'NAVY', name: 'Navy', hex: '#1F3A93' })
  const first = await owner.call(createSwatch, { id, supplierCode: '19-4024', isDefault: true })
  expect(first).toMatchObject({ colorId: id, supplierId: null, labDipStatus: 'none', isDefault: true, picture: null })
  const twice = await owner.send(createSwatch, { id, supplierCode: 'OTHER' })
  expect(twice).toMatchObject({ status: 409, body: { fields: { supplierId: [{ code: 'duplicate' }] } } })
  const season = { code: 'SS27', name: 'Summer 27', type: 'spring_summer', year: 2027 } as const
  const { id: seasonId } = await owner.call(seasonMaster.routes.create, season)
  const second = await owner.call(createSwatch, { id, seasonId, isDefault: true })
  const { items } = await owner.call(listSwatches, { id })
  expect(items.map((swatch) => [swatch.id, swatch.isDefault, swatch.season])).toEqual([
    [second.id, true, 'Summer 27'],
    [first.id, false, null],
  ])
  const bytes = Buffer.from(smallestPicture)
  const drawn = await owner.call(setSwatchPicture, { id: first.id, fileName: '19-4024.gif' }, { bytes })
  expect(drawn.picture).not.toBeNull()
  expect((await owner.send(downloadSwatchPicture, { id: first.id, size: 'medium' })).status).toBe(200)
  expect((await owner.send(downloadSwatchPicture, { id: second.id })).status).toBe(404)
  expect((await owner.send(updateSwatch, { id: first.id, version: 1, labDipStatus: 'approved' })).status).toBe(409)
  const approved = { id: first.id, version: drawn.version, labDipStatus: 'approved' } as const
  expect((await owner.call(updateSwatch, approved)).labDipStatus).toBe('approved')
  await owner.call(deleteSwatch, { id: first.id, version: drawn.version + 1 })
  const elsewhere = await (await server.company()).owner.send(listSwatches, { id })
  expect(elsewhere.status).toBe(404)
})
