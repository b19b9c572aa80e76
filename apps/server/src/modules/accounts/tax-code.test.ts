import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { taxComponent } from '@countinghouse/contract/accounts/tax-component'
import { taxRule } from '@countinghouse/contract/accounts/tax-rule'
import { taxLine } from '@countinghouse/kernel/tax'
import { taxClass } from '@countinghouse/contract/procure/tax-class'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import type { TaxQuestion } from './tax/resolve-taxes.ts'
import { resolveTaxes } from './tax/resolve-taxes.ts'

const server = useServer()
const { routes } = taxCode

async function set() {
  const { owner, companyId } = await server.company()
  const classes = new Map(
    (await owner.call(taxClass.routes.list, { limit: 50 })).items.map(({ code, id }) => [code, id]),
  )
  const component = await owner.call(taxComponent.routes.create, { code: 'CITY', name: 'City tax' })
  const at = (question: Partial<TaxQuestion>, kind = 'standard') => {
    const taxClassId = classes.get(kind) ?? 0
    return resolveTaxes(server.app.db.reader({ companyId }), companyId, {
      direction: 'sale',
      sellerCountry: 'GB',
      buyerCountry: 'GB',
      buyerType: 'b2c',
      day: '2026-03-10',
      taxClassIds: [taxClassId],
      ...question,
    }).then((found) => found.get(taxClassId))
  }
  return { owner, component, at }
}

test('a company in the United Kingdom starts with its rates; goods of other countries have no rule', async () => {
  const { at } = await set()
  expect(await at({})).toMatchObject({ code: 'STD', kind: 'standard', rates: [{ ratePpm: 200_000, accountId: null }] })
  expect(await at({}, 'reduced')).toMatchObject({ kind: 'reduced', rates: [{ ratePpm: 50_000 }] })
  expect(await at({}, 'zero')).toMatchObject({ kind: 'zero', rates: [{ ratePpm: 0 }] })
  expect(await at({}, 'exempt')).toMatchObject({ kind: 'exempt', rates: [] })
  expect(await at({ direction: 'purchase' })).toMatchObject({ kind: 'standard' })
  expect(await at({ buyerCountry: 'NO' })).toBeNull()
  expect(await at({ day: '2010-12-31' })).toBeNull()
})

test('a changed rate is a row of its own, and rates of one component never overlap', async () => {
  const { owner, component, at } = await set()
  const rate = (ratePpm: number, validFrom: string, validTo: string | null = null) => ({
    componentId: component.id,
    rate: ratePpm,
    validFrom,
    validTo,
  })
  const created = await owner.call(routes.create, {
    code: 'CITY',
    name: 'City',
    kind: 'standard',
    rates: [rate(10_000, '2020-01-01')],
  })
  const { id, version } = created
  const overlapping = [rate(10_000, '2020-01-01', '2026-03-31'), rate(20_000, '2026-03-31')]
  expect(await owner.send(routes.update, { id, version, rates: overlapping })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken' },
  })
  await owner.call(routes.update, {
    id,
    version,
    rates: [rate(10_000, '2020-01-01', '2026-03-31'), rate(20_000, '2026-04-01')],
  })
  await owner.call(taxRule.routes.create, {
    code: 'CITY',
    name: 'City',
    direction: 'sale',
    priority: 1,
    buyerType: 'b2c',
    taxCodeId: id,
  })
  expect(await at({ day: '2026-03-31' })).toMatchObject({ code: 'CITY', rates: [{ ratePpm: 10_000 }] })
  const next = await at({ day: '2026-04-01' })
  expect(taxLine(1000, next?.rates ?? [], false)).toMatchObject({ taxMinor: 20 })
  expect(await at({ buyerType: 'b2b' })).toMatchObject({ code: 'STD' })
})

test('rates suit the type of their code', async () => {
  const { owner, component } = await set()
  const rates = [{ componentId: component.id, rate: 1, validFrom: '2020-01-01' }]
  expect(await owner.send(routes.create, { code: 'XX', name: 'X', kind: 'exempt', rates })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.tax_rates', fields: { rates: [{ code: 'tax_rates_above' }] } },
  })
  expect(await owner.send(routes.create, { code: 'XX', name: 'X', kind: 'reduced' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.tax_rates', fields: { rates: [{ code: 'tax_rates_none' }] } },
  })
})
