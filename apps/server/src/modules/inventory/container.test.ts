import { store } from '@countinghouse/contract/erp/store'
import { container } from '@countinghouse/contract/inventory/container'
import { getMilestones } from '@countinghouse/contract/inventory/container-milestones'
import { expect, test } from 'vitest'
import { boxNumber, createSupplier, enteredContainer, walk } from '../../../../../tests/support/containers.ts'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes, transitionRoutes } = container

async function harbour() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const supplierId = await createSupplier(owner)
  const lines = [{ variantId, quantity: 240, cartons: 10, caseQuantity: 24, unitCost: '2.5' }]
  const entered = (
    more: Parameters<typeof enteredContainer>[2] = {},
    said: Parameters<typeof enteredContainer>[1] = lines,
  ) => enteredContainer({ storeId, supplierId }, said, more)
  const draft = (...said: Parameters<typeof entered>) => owner.call(routes.create, entered(...said))
  return { ...tenant, variantId, other, supplierId, entered, draft }
}

test('a box has a right check digit, which the database checks as well; a truck is called as it likes', async () => {
  const { companyId, owner, entered, draft } = await harbour()
  const wrong = await owner.send(routes.create, entered({ containerNo: 'MSKU1234564' }))
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      errorType: 'inventory.check_digit',
      fields: { containerNo: [{ message: expect.stringContaining('should be 5') }] },
    },
  })
  expect(await owner.send(routes.create, entered({ containerNo: 'VAN7' }))).toMatchObject({
    body: { fields: { containerNo: [{ message: expect.stringContaining('four letters') }] } },
  })
  const created = await draft({ containerNo: ' csqu 305438-3 ' })
  expect(created).toMatchObject({
    containerNo: 'CSQU3054383',
    name: `CSQU3054383 · #${created.id}`,
    status: 'draft',
    items: [expect.any(Number)],
  })
  expect(await draft({ containerNo: 'VAN7', type: 'TRUCK' })).toMatchObject({ containerNo: 'VAN7' })
  const forged = `update inventory.container set container_no = 'CSQU3054384' where company_id = ${companyId} and id = ${created.id}`
  await expect(query(server.database.superUrl, forged)).rejects.toThrow('container_check_digit')
})

test('a box is in one container under way at a time, and comes again once it is empty', async () => {
  const { owner, entered, draft } = await harbour()
  const containerNo = boxNumber()
  const first = await draft({ containerNo })
  expect(await owner.send(routes.create, entered({ containerNo }))).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.container_live', fields: { containerNo: [{ message: expect.any(String) }] } },
  })
  await walk(owner, first, 'book', 'cancel')
  expect(await draft({ containerNo })).toMatchObject({ status: 'draft' })
})

test('each step is kept with its day, and each ETA that there was', async () => {
  const { owner, draft } = await harbour()
  const created = await draft({ eta: '2026-12-01' })
  const booked = await owner.call(transitionRoutes.book, {
    id: created.id,
    version: 1,
    happenedOn: '2026-03-11',
    note: 'By phone',
  })
  expect(booked).toMatchObject({ status: 'booked', number: expect.stringMatching(/^CTN-2026-/) })
  await owner.call(transitionRoutes.reschedule, { id: created.id, version: 2, eta: '2026-12-05', note: 'Storm' })
  await owner.call(transitionRoutes.reschedule, { id: created.id, version: 3, eta: '2026-12-09' })
  const sailed = await walk(owner, created, 'load', 'depart')
  expect(
    await owner.send(transitionRoutes.arrive, { id: created.id, version: sailed.version, happenedOn: '2099-01-01' }),
  ).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.day_ahead', fields: { happenedOn: [{ message: expect.any(String) }] } },
  })
  const arrived = await owner.call(transitionRoutes.arrive, {
    id: created.id,
    version: sailed.version,
    happenedOn: '2026-04-02',
  })
  expect(arrived).toMatchObject({ status: 'arrived', ata: '2026-04-02', eta: '2026-12-09' })
  const { milestones, freeTime } = await owner.call(getMilestones, { id: created.id })
  expect(freeTime).toBeNull()
  expect(milestones.map(({ code, etaBefore, eta }) => [code, etaBefore, eta])).toEqual([
    ['arrived', null, null],
    ['departed', null, null],
    ['loaded', null, null],
    ['rescheduled', '2026-12-05', '2026-12-09'],
    ['rescheduled', '2026-12-01', '2026-12-05'],
    ['booked', null, null],
  ])
  expect(milestones.at(-1)).toMatchObject({ happenedOn: '2026-03-11', note: 'By phone' })
  const late = `update inventory.container_milestone set eta = '2026-01-01' where container_id = ${created.id}`
  await expect(query(server.database.superUrl, late)).rejects.toThrow()
})

test('a later step can be taken at once, an earlier one never; an exception goes on where it was', async () => {
  const { owner, draft } = await harbour()
  const created = await draft()
  const there = await owner.call(transitionRoutes.skip, { id: created.id, version: 1, toStatus: 'customs' })
  expect(there.status).toBe('customs')
  expect(await owner.send(transitionRoutes.skip, { id: created.id, version: 2, toStatus: 'arrived' })).toMatchObject({
    status: 422,
    body: { fields: { toStatus: [{ message: 'Choose a later milestone.' }] } },
  })
  expect(await owner.send(transitionRoutes.depart, { id: created.id, version: 2 })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict', details: { status: 'customs' } },
  })
  expect(await walk(owner, created, 'except')).toMatchObject({ status: 'exception' })
  expect(await walk(owner, created, 'resume')).toMatchObject({ status: 'customs' })
  const back = `update inventory.container set status = 'loaded' where id = ${created.id}`
  await expect(query(server.database.superUrl, back)).rejects.toThrow('cannot go from customs to loaded')
})

test('what is on its way is corrected as a draft, and its history stays', async () => {
  const { owner, draft } = await harbour()
  const created = await draft()
  const booked = await walk(owner, created, 'book')
  expect(
    await owner.send(routes.update, { id: created.id, version: booked.version, vessel: 'Ever Given' }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  const again = await walk(owner, created, 'correct')
  await owner.call(routes.update, { id: created.id, version: again.version, vessel: 'Ever Given' })
  expect(await walk(owner, created, 'skip')).toMatchObject({
    status: 'gate_in',
    vessel: 'Ever Given',
    number: booked.number,
  })
  expect((await owner.call(getMilestones, { id: created.id })).milestones.map(({ code }) => code)).toEqual([
    'gate_in',
    'corrected',
    'booked',
  ])
})

test('nothing is unloaded of which nobody knows what it costs', async () => {
  const { owner, draft, variantId, other } = await harbour()
  const lines = [
    { variantId, quantity: 2, unitCost: '1' },
    { variantId: other, quantity: 2 },
  ]
  const created = await walk(owner, await draft({}, lines), 'skip')
  expect(await owner.send(transitionRoutes.unload, { id: created.id, version: created.version })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.cost_required', details: { lines: [{ line: 2, variantId: other }] } },
  })
})

test('free days count from the gate of the port until the box is back', async () => {
  const { owner, entered } = await harbour()
  const { id } = await owner.call(routes.create, { ...entered(), freeDays: 5, demurragePerDayMinor: 7500 })
  const cleared = await owner.call(transitionRoutes.skip, { id, version: 1, toStatus: 'cleared' })
  await owner.call(transitionRoutes.gateOut, { id, version: cleared.version, happenedOn: '2026-03-01' })
  await walk(owner, { id, version: 0 }, 'gateIn')
  const { version } = await owner.call(routes.get, { id })
  const back = await owner.call(transitionRoutes.returnEmpty, { id, version, happenedOn: '2026-03-08' })
  expect(back).toMatchObject({ status: 'gate_in', gateOutOn: '2026-03-01', emptiedOn: '2026-03-08' })
  expect((await owner.call(getMilestones, { id })).freeTime).toEqual({
    daysOut: 7,
    daysOver: 2,
    demurrageMinor: 15_000,
  })
  expect(await owner.send(transitionRoutes.returnEmpty, { id, version: back.version })).toMatchObject({
    body: { errorType: 'inventory.already_returned' },
  })
})

test('a container is found by its number, by what is in it and by when it comes; costs only by who may see them', async () => {
  const { companyId, as, owner, draft, other, variantId } = await harbour()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })
  const one = await draft({ eta: '2026-12-01' })
  const two = await draft({ eta: '2026-12-20' }, [{ variantId: other, quantity: 1, unitCost: '9' }])
  const ids = async (requested: Record<string, unknown>) =>
    (await owner.call(routes.list, requested)).items.map(({ id }) => id)
  expect(await ids({ q: one.containerNo })).toEqual([one.id])
  expect(await ids({ items: [other] })).toEqual([two.id])
  expect(await ids({ 'eta.between': ['2026-11-30', '2026-12-05'] })).toEqual([one.id])
  const blind = await as({ may: ['containersearch:view'] })
  expect((await blind.call(routes.get, { id: one.id })).lines).toEqual([
    expect.not.objectContaining({ unitCost: '2.5' }),
  ])
  expect((await owner.call(routes.get, { id: one.id })).lines).toMatchObject([{ variantId, unitCost: '2.5' }])
  const stranger = await as({ may: ['containersearch:view'], storeIds: [elsewhere] })
  expect(await stranger.send(routes.get, { id: one.id })).toMatchObject({ status: 404 })
})

test('a store to which a container is under way is not closed', async () => {
  const { owner, companyId, entered } = await harbour()
  const { storeId: far } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const { id, version } = await owner.call(routes.create, { ...entered(), storeId: far })
  const booked = await owner.call(transitionRoutes.book, { id, version })
  const close = async () => {
    const { version: known } = await owner.call(store.routes.get, { id: far })
    return await owner.send(store.routes.deactivate, { id: far, version: known })
  }
  expect((await close()).body.details).toMatchObject({ blockers: [{ key: 'inventory.containers_coming' }] })
  await owner.call(transitionRoutes.cancel, { id, version: booked.version, reason: 'Closing' })
  expect((await close()).status).toBe(200)
})
