import { listAuditRows } from '@countinghouse/contract/erp/audit-log'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = paymentTerm
const whole = { share: 1_000_000, event: 'bill_date', days: 0, dayOfMonth: null } as const
const half = { ...whole, share: 500_000 }

test('payment terms are the whole at once unless they say otherwise, and their parts are the whole together', async () => {
  const { as, owner } = await server.company()
  const clerk = await as({ may: paymentTerm.page.events.map((event) => `payment-terms:${event}`) })
  const { id, ...created } = await clerk.call(routes.create, { code: 'NOW', name: 'At once' })
  expect(created).toMatchObject({ parts: [whole], discount: null, version: 1 })
  const refused = await clerk.send(routes.update, {
    id,
    version: 1,
    parts: [half, { ...half, share: 400_000, days: 9 }],
  })
  const message = 'The shares total 90 %. They must total 100 %.'
  expect(refused).toMatchObject({
    status: 422,
    body: { errorType: 'erp.term_parts', fields: { parts: [{ code: 'term_parts', message }] } },
  })
  const parts = [half, { ...half, days: 9 }]
  expect(await clerk.call(routes.update, { id, version: 1, parts: parts })).toMatchObject({
    parts,
    version: 2,
  })
  expect((await clerk.send(routes.update, { id, version: 2, parts: [] })).status).toBe(400)
  const [told] = (await owner.call(listAuditRows, { entity: 'erp.payment_term' })).items
  expect(told?.changes).toMatchObject([
    { title: 'Instalments', after: expect.stringMatching(/^1\. Share: 50% · Base date: Bill date · Days: 0.*\n2\. /) },
  ])
})

test('no two parts fall due alike, and a discount has its days; the refusal stands at the fields', async () => {
  const { owner } = await server.company()
  const terms = { code: 'HALF', name: 'Half and half', parts: [half, half] }
  const rule = { message: paymentTerm.text['rule_part_once']?.en }
  expect(await owner.send(routes.create, terms)).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.rule_broken',
      fields: { 'parts.1.event': [rule], 'parts.1.days': [rule], 'parts.1.dayOfMonth': [rule] },
    },
  })
  expect(await owner.send(routes.create, { ...terms, parts: [whole], discount: 20_000 })).toMatchObject({
    status: 422,
    body: { fields: { discount: [{ code: 'rule' }], discountDays: [{ code: 'rule' }] } },
  })
})
