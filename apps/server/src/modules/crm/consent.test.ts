import { consents, getCustomerConsents, recordConsent } from '@countinghouse/contract/crm/consent'
import { customer } from '@countinghouse/contract/crm/customer'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { enrolCustomer } from '@countinghouse/contract/sales/enrolment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function office() {
  const { owner, companyId } = await server.company()
  const person = async (code: string, more: object = {}) =>
    await owner.call(customer.routes.create, { code, name: `Person ${code}`, email: `${code}@example.com`, ...more })
  const consentOf = async (id: number) => (await owner.call(customer.routes.get, { id })).emailConsent
  return { owner, companyId, person, consentOf }
}

test('the field of a customer and the ledger are one: a changed field is a decision, and a decision changes the field', async () => {
  const { owner, person, consentOf } = await office()
  const { id, version, code, name } = await person('ADA', { emailConsent: 'granted' })
  await owner.call(customer.routes.update, { id, version, code, name, emailConsent: 'denied' })
  await owner.call(recordConsent, { id, status: 'granted', textVersion: 'Form 12' })
  expect(await consentOf(id)).toBe('granted')
  const { email, decisions } = await owner.call(getCustomerConsents, { id })
  expect(email).toEqual({ marketing: 'granted', surveys: 'granted', reminders: 'granted' })
  expect(decisions).toMatchObject([
    { status: 'granted', source: 'staff', textVersion: 'Form 12', isCurrent: true },
    { status: 'denied', source: 'staff', textVersion: null, isCurrent: false },
    { status: 'granted', source: 'staff', by: expect.any(String), isCurrent: false },
  ])
  const { items } = await owner.call(customer.routes.history, { id })
  expect(items[0]).toMatchObject({ action: 'recordConsent' })
})

test('each channel and purpose is decided by itself; surveys and reminders by email follow marketing until they are', async () => {
  const { owner, person, consentOf } = await office()
  const { id } = await person('BEN', { emailConsent: 'granted', phone: '+442079460000' })
  await owner.call(recordConsent, { id, consentPurpose: 'surveys', status: 'denied' })
  await owner.call(recordConsent, { id, channel: 'phone', status: 'granted' })
  const { email } = await owner.call(getCustomerConsents, { id })
  expect(email).toEqual({ marketing: 'granted', surveys: 'denied', reminders: 'granted' })
  expect(await consentOf(id)).toBe('granted')
  const { items } = await owner.call(consents.routes.list, { channel: ['phone'], status: ['granted'] })
  expect(items).toMatchObject([{ customerId: id, phone: '+442079460000', consentPurpose: 'marketing' }])
  await owner.call(recordConsent, { id, consentPurpose: 'surveys', status: 'unknown' })
  expect((await owner.call(getCustomerConsents, { id })).email.surveys).toBe('granted')
})

test('the register records the wording it showed, for new and for known customers', async () => {
  const { owner, person } = await office()
  const { id } = await person('CLEO')
  await owner.call(enrolCustomer, { name: 'Cleo', email: 'cleo@example.com', phone: null, hasConsent: true })
  const joined = { name: 'Dan', email: 'dan@example.com', phone: null, hasConsent: true }
  const { customerId } = await owner.call(enrolCustomer, joined)
  for (const one of [id, customerId]) {
    const { decisions } = await owner.call(getCustomerConsents, { id: one })
    expect(decisions).toMatchObject([{ status: 'granted', source: 'register', textVersion: 'register-1' }])
  }
})

test('two decisions at once follow each other, and the field is that of the last', async () => {
  const { owner, person, consentOf } = await office()
  const { id } = await person('EVE')
  const statuses = ['granted', 'denied', 'unknown'] as const
  await Promise.all(statuses.map((status) => owner.call(recordConsent, { id, status })))
  const { decisions } = await owner.call(getCustomerConsents, { id })
  expect(decisions).toHaveLength(statuses.length)
  expect(decisions[0]?.status).toBe(await consentOf(id))
})

test('an erased customer decides no more; decisions stay as proof, without addresses, and nothing changes them', async () => {
  const { owner, companyId, person } = await office()
  const { id } = await person('FAY', { emailConsent: 'granted' })
  const { superUrl } = server.database
  await query(
    superUrl,
    `insert into crm.consent (company_id, customer_id, channel, purpose, status, source, ip)
      values ($1, $2, 'email', 'surveys', 'denied', 'survey', '192.0.2.7')`,
    [companyId, id],
  )
  const change = (set: string) =>
    query(superUrl, `update crm.consent set ${set} where company_id = $1 and customer_id = $2`, [companyId, id])
  await expect(change(`status = 'granted'`)).rejects.toThrow(/append-only/)
  await expect(change(`ip = '192.0.2.8'`)).rejects.toThrow(/append-only/)
  const { version } = await owner.call(customer.routes.get, { id })
  await owner.call(eraseCustomer, { id, version, reason: 'Asked by letter' })
  const { isErased, email, decisions } = await owner.call(getCustomerConsents, { id })
  expect({ isErased, email }).toMatchObject({ isErased: true, email: { marketing: 'denied' } })
  expect(decisions.map(({ source, ip }) => [source, ip])).toEqual([
    ['erasure', null],
    ['survey', null],
    ['staff', null],
  ])
  expect(await owner.send(recordConsent, { id })).toMatchObject({ body: { errorType: 'crm.customer_erased' } })
})
