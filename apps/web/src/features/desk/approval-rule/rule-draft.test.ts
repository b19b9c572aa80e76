import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { expect, test } from 'vitest'
import { draftOf, emptyStep, valuesOf } from './rule-draft.ts'

const rule: ApprovalRule = {
  id: 1,
  version: 1,
  documentType: 'test.paper',
  name: 'Dear',
  priority: 10,
  amountFrom: 120_000,
  amountTo: null,
  currency: 'GBP',
  storeId: 3,
  conditions: { topic: ['stock', 'gift'] },
  isAdditional: true,
  steps: [
    { roleId: 7, userId: null, isAtStore: true, neededCount: 2, escalation: { hours: 24, roleId: 8 } },
    { roleId: null, userId: 9, isAtStore: false, neededCount: 1, escalation: null },
  ],
  updatedAt: '2027-01-01T00:00:00Z',
  updatedBy: 'Olga',
}

test('a rule that is opened and saved unchanged stays as it is', () => {
  const { values, unreadable, missing } = valuesOf(draftOf(rule, 'GBP'), 'GBP')
  expect([...unreadable, ...missing]).toEqual([])
  expect({ ...rule, ...values }).toEqual(rule)
})

test('what is left empty asks for nothing, and an amount that is none is named', () => {
  const draft = draftOf(null, 'GBP')
  const entered = { ...draft, conditions: { topic: [] }, steps: [{ key: 'a', ...emptyStep, hours: '5' }] }
  expect(valuesOf(entered, 'GBP').values).toMatchObject({
    amountFrom: null,
    storeId: null,
    conditions: {},
    steps: [{ roleId: null, userId: null, escalation: null }],
  })
  expect(valuesOf(entered, 'GBP').missing).toEqual(['steps.0.escalation.roleId'])
  expect(valuesOf({ ...draft, amountTo: 'much' }, 'GBP').unreadable).toMatchObject([{ name: 'amountTo' }])
  expect(valuesOf({ ...draft, amountTo: '1500,50' }, 'GBP').values.amountTo).toBe(150_050)
})
