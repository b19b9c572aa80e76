import { exportAuditRows, getAuditChoices, listAuditRows } from '@countinghouse/contract/erp/audit-log'
import { downloadJobFile } from '@countinghouse/contract/desk/job'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer()

test('a row says who did what where and how, in words, and leads to the record where its reader may view it', async () => {
  const { as, owner, companyId } = await server.company()
  const created = await owner.call(brand.routes.create, { code: 'NORD', name: 'Nordlicht' })
  await owner.call(brand.routes.update, { id: created.id, version: 1, isOwnLabel: true })
  const { items } = await owner.call(listAuditRows, { entity: 'procure.brand' })
  expect(items).toMatchObject([
    {
      event: 'Edited',
      entityTitle: 'Brand',
      entityId: created.id,
      label: 'Nordlicht',
      outcome: 'ok',
      source: 'api',
      page: '/procure/brand/',
      changes: [{ field: 'isOwnLabel', title: brand.text['isOwnLabel']?.en, before: 'No', after: 'Yes' }],
    },
    { event: 'Created' },
  ])
  expect(items[0]?.user).not.toBeNull()
  expect(items[0]?.requestId).not.toBe(items[1]?.requestId)
  const auditor = await as({ may: ['audit-log:view'] })
  expect((await auditor.call(listAuditRows, { entity: 'procure.brand' })).items[0]?.page).toBeNull()
  const other = await server.company()
  expect(other.companyId).not.toBe(companyId)
  expect((await other.owner.call(listAuditRows, { entity: 'procure.brand' })).items).toEqual([])
})

test('every filter leaves just what it asks for, and a page goes on where the last ended', async () => {
  const { owner, as } = await server.company()
  for (let n = 0; n < 51; n++) await owner.call(brand.routes.create, { code: `B${n}0`, name: `Brand ${n}` })
  const first = await owner.call(listAuditRows, { entity: 'procure.brand' })
  expect(first.items).toHaveLength(50)
  const second = await owner.call(listAuditRows, { entity: 'procure.brand', cursor: first.next ?? '' })
  expect(second).toMatchObject({ items: [{ label: 'Brand 0' }], next: null })
  const [row] = first.items
  if (row === undefined) throw new Error('No row.')
  const only = async (
    requested: Parameters<typeof owner.call<typeof listAuditRows.input, typeof listAuditRows.output>>[1],
  ) => (await owner.call(listAuditRows, requested)).items
  expect(await only({ requestId: row.requestId })).toEqual([row])
  expect(await only({ entity: 'procure.brand', entityId: row.entityId })).toEqual([row])
  expect(await only({ entity: 'procure.brand', event: 'delete' })).toEqual([])
  expect(await only({ entity: 'procure.brand', field: 'name' })).toHaveLength(50)
  expect(await only({ entity: 'procure.brand', field: 'website' })).toEqual([])
  expect(await only({ from: '2001-01-01', to: '2001-12-31' })).toEqual([])
  expect(await only({ ip: '192.0.2.1' })).toEqual([])

  const clerk = await as({ may: ['procure:view'] })
  await clerk.send(brand.routes.list, {})
  const denied = await only({ outcome: 'denied' })
  expect(denied).toMatchObject([
    { event: 'Denied: missing permission', outcome: 'denied', changes: [{ title: 'Operation' }] },
  ])
  expect(await only({ userId: denied[0]?.userId ?? 0 })).toEqual(denied)
  expect((await only({ outcome: 'ok' })).every(({ outcome }) => outcome === 'ok')).toBe(true)
})

test('shares are told in per cent, in lines as well, and amounts in the units of their currency', async () => {
  const { owner } = await server.company()
  const part = { event: 'bill_date' as const, days: 30, dayOfMonth: null }
  const parts = [
    { ...part, share: 333_333 },
    { ...part, share: 666_667, days: 60 },
  ]
  await owner.call(paymentTerm.routes.create, {
    code: 'T3060',
    name: 'Thirds',
    parts,
    discount: 25_000,
    discountDays: 8,
  })
  await owner.call(season.routes.create, {
    code: 'SS30',
    name: 'Spring',
    year: 2030,
    type: 'spring_summer',
    budgetMinor: 1_234_560,
  })
  const after = async (entity: string, field: string) =>
    (await owner.call(listAuditRows, { entity })).items[0]?.changes.find((change) => change.field === field)?.after
  expect(await after('erp.payment_term', 'discount')).toBe('2.5%')
  expect(await after('erp.payment_term', 'parts')).toMatch(/33\.3333%.*\n.*66\.6667%/)
  expect(await after('procure.season', 'budgetMinor')).toBe('12345.60 GBP')
})

test('a refusal that is older than the column is denied as well', async () => {
  const { owner, companyId } = await server.company()
  await query(
    server.database.superUrl,
    `insert into platform.audit (company_id, request_id, action, entity, entity_id)
     values ($1, 'old', 'auth.permission.refuse', 'erp.app_user', 1)`,
    [companyId],
  )
  const { items } = await owner.call(listAuditRows, { outcome: 'denied' })
  expect(items).toMatchObject([{ outcome: 'denied', user: null, source: null }])
})

test('a period of more than a year is refused', async () => {
  const { owner } = await server.company()
  const tooLong = { from: '2024-01-01', to: '2025-06-01' }
  for (const route of [listAuditRows, exportAuditRows])
    expect(await owner.send(route, tooLong)).toMatchObject({ status: 422, body: { errorType: 'erp.period_too_long' } })
})

test('the filters offer people, stores and records; the rows go out as a file, and that they did is kept', async () => {
  const { owner, companyId } = await server.company()
  const choices = await owner.call(getAuditChoices, {})
  expect(choices.users).toHaveLength(1)
  expect(choices.entities).toContainEqual({ entity: 'procure.brand', title: 'Brand' })
  await owner.call(brand.routes.create, { code: 'NORD', name: '=Nordlicht' })
  const { jobId } = await owner.call(exportAuditRows, { entity: 'procure.brand', field: 'code' })
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  const { text } = await owner.send(downloadJobFile, { id: jobId })
  const [heading, ...lines] = text.trimEnd().split('\r\n')
  expect(heading).toContain('Date and time,User,Event')
  expect(lines.some((line) => line.includes(',Code,,NORD,Succeeded'))).toBe(true)
  const kept = await owner.call(listAuditRows, { entity: 'platform.job', event: 'write' })
  expect(kept.items.some(({ changes }) => changes.some(({ title, after }) => title === 'Rows' && after === '1'))).toBe(
    true,
  )
})
