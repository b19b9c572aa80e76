import { customer } from '@countinghouse/contract/crm/customer'
import type { InputOf } from '@countinghouse/contract/schema'
import { enrolCustomer } from '@countinghouse/contract/sales/enrolment'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('a customer who joins at the register has a number, and consent to email only as they said', async () => {
  const { owner } = await server.company()
  const ann = { name: 'Ann Lee', email: 'Ann@Example.com', phone: '+442079460000', hasConsent: true }
  const { customerId: id, name, isKnown } = await owner.call(enrolCustomer, ann)
  expect({ name, isKnown }).toEqual({ name: 'Ann Lee', isKnown: false })
  expect(await owner.call(customer.routes.get, { id })).toMatchObject({
    code: expect.stringMatching(/^POS-[0-9A-F]{10}$/),
    kind: 'person',
    email: 'Ann@Example.com',
    phone: '+442079460000',
    emailConsent: 'granted',
    status: 'active',
  })
  const bob = await owner.call(enrolCustomer, { name: 'Bob', phone: '+442079460001' })
  expect(await owner.call(customer.routes.get, { id: bob.customerId })).toMatchObject({
    email: null,
    emailConsent: 'unknown',
  })
})

test('who is known by email, or without one by phone, is answered and keeps what is known', async () => {
  const { owner } = await server.company()
  const ann = await owner.call(customer.routes.create, {
    code: 'ANN',
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '+442079460000',
    emailConsent: 'denied',
  })
  const known = { customerId: ann.id, name: 'Ann Lee', isKnown: true }
  const enrol = async (given: InputOf<typeof enrolCustomer.input>) => await owner.call(enrolCustomer, given)
  expect(await enrol({ name: 'A. Lee', email: 'ANN@example.com', hasConsent: true })).toEqual(known)
  expect(await enrol({ name: 'A. Lee', phone: '+442079460000' })).toEqual(known)
  // Who shares a phone and has an email of their own is another customer.
  const other = await enrol({ name: 'Ben Lee', email: 'ben@example.com', phone: '+442079460000' })
  expect(other.isKnown).toBe(false)
  // Whoever declined is not asked again through the register.
  expect(await owner.call(customer.routes.get, { id: ann.id })).toMatchObject({
    name: 'Ann Lee',
    emailConsent: 'denied',
  })
  await owner.call(customer.routes.deactivate, { id: ann.id, version: ann.version })
  expect((await enrol({ name: 'Ann Lee', email: 'ann@example.com' })).isKnown).toBe(false)
})

test('eight registers that add one customer at once create one', async () => {
  const { owner } = await server.company()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.call(enrolCustomer, { name: 'Ann Lee', email: 'ann@example.com' })),
  )
  expect(new Set(answers.map(({ customerId }) => customerId)).size).toBe(1)
  expect(answers.filter(({ isKnown }) => !isKnown)).toHaveLength(1)
})

test('without a contact, with consent and no email, and without the permission it is refused', async () => {
  const { owner, as } = await server.company()
  await expect(owner.call(enrolCustomer, { name: 'Ann' })).rejects.toThrow('Enter an email or a phone number.')
  const silent = { name: 'Ann', phone: '+442079460000', hasConsent: true }
  await expect(owner.call(enrolCustomer, silent)).rejects.toThrow('Enter the email address.')
  const cashier = await as({ may: ['register:view', 'register:sell'] })
  await expect(cashier.call(enrolCustomer, silent)).rejects.toThrow('answered 403')
})
