import {
  createApprovalRule,
  deleteApprovalRule,
  getApprovalChoices,
  listApprovalRules,
  tryApprovalRules,
  updateApprovalRule,
} from '@countinghouse/contract/desk/approval-rule'
import { expect, test } from 'vitest'
import { paper } from '../../../../../tests/support/paper.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const documentType = paper.entity
const step = { roleId: 1, userId: null, isAtStore: false, neededCount: 1, escalation: null }

test('rules stand in the order in which they are asked, are changed and deleted, and say who would decide', async () => {
  const { owner, storeId } = await server.company()
  const last = await owner.call(createApprovalRule, { documentType, name: 'All', priority: 900, steps: [step] })
  const first = await owner.call(createApprovalRule, {
    documentType,
    name: 'Dear',
    priority: 1,
    amountFrom: 100_000,
    currency: 'GBP',
    steps: [step, { ...step, neededCount: 2, escalation: { hours: 48, roleId: 1 } }],
  })
  expect(first).toMatchObject({
    version: 1,
    updatedBy: 'Olga Owner',
    steps: [{ roleId: 1 }, { escalation: { hours: 48 } }],
  })
  expect((await owner.call(listApprovalRules, { documentType })).items).toEqual([first, last])
  const tried = (amount: number) => owner.call(tryApprovalRules, { documentType, amount, currency: 'GBP', storeId })
  expect(await tried(120_000)).toEqual({
    rules: [{ id: first.id, name: 'Dear' }],
    steps: [
      { who: 'Administrator', isAtStore: false, needed: 1, approvers: 1 },
      { who: 'Administrator', isAtStore: false, needed: 2, approvers: 1 },
    ],
  })
  expect((await tried(99_999)).rules).toMatchObject([{ name: 'All' }])
  const changed = await owner.call(updateApprovalRule, { id: last.id, version: 1, steps: [], name: 'Rest' })
  expect(changed).toMatchObject({ version: 2, name: 'Rest', steps: [], priority: 900 })
  await owner.call(deleteApprovalRule, { id: first.id, version: 1 })
  expect(await tried(120_000)).toEqual({ rules: [{ id: last.id, name: 'Rest' }], steps: [] })
  expect((await owner.call(getApprovalChoices, {})).types).toContainEqual({
    entity: documentType,
    title: paper.title,
    measure: 'amount',
    fields: [
      {
        name: 'topic',
        title: { en: 'Topic', ar: 'الموضوع' },
        choices: ['stock', 'gift', 'import'].map((value) => ({ value, title: { en: value, ar: value } })),
      },
    ],
  })
})

test('an upper limit that cannot be compared with an amount lets nothing through', async () => {
  const { owner, storeId } = await server.company()
  const created = { documentType, currency: 'GBP' }
  const small = { ...created, name: 'Small', priority: 1, amountTo: 50_000 }
  const { id } = await owner.call(createApprovalRule, small)
  const tried = async (amount: number | null, currency: string) =>
    (await owner.call(tryApprovalRules, { documentType, amount, currency, storeId })).rules[0]?.name ?? null
  expect(await tried(40_000, 'EUR'), 'no other rule').toBe('Small')
  await owner.call(createApprovalRule, { ...created, name: 'Dear', priority: 2, amountFrom: 50_001, steps: [step] })
  expect(await tried(40_000, 'GBP')).toBe('Small')
  expect(await tried(60_000, 'GBP')).toBe('Dear')
  expect(await tried(4, 'EUR')).toBe('Dear')
  expect(await tried(null, 'GBP')).toBe('Dear')
  await asSuperuser(server, 'update desk.approval_rule set currency = null where id = $1', [id])
  expect(await tried(900_000, 'GBP'), 'a rule of old').toBe('Dear')
})

test('what a rule cannot mean is refused on its field', async () => {
  const [{ owner }, other] = [await server.company(), await server.company()]
  const refused = async (given: object) => {
    const { status, body } = await owner.send(createApprovalRule, { documentType, name: 'Odd', ...given })
    return [status, ...Object.entries(body.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`)]
  }
  expect(await refused({ documentType: 'test.none' })).toEqual([400, 'documentType not_a_choice'])
  expect(await refused({ amountFrom: 5, amountTo: 4, currency: 'GBP' })).toEqual([422, 'amountTo rule_range'])
  for (const limit of [{ amountFrom: 5 }, { amountTo: 5 }])
    expect(await refused(limit)).toEqual([422, 'currency required'])
  expect(await refused({ conditions: { colour: ['red'] } })).toEqual([422, 'conditions.colour unknown_field'])
  expect(await refused({ storeId: other.storeId })).toEqual([400, 'storeId not_a_choice'])
  expect(await refused({ steps: [step, { ...step, roleId: 900 }] })).toEqual([400, 'steps.1.roleId not_a_choice'])
  expect(await refused({ steps: [{ ...step, roleId: null, userId: other.owner.user?.Usr_userid }] })).toEqual([
    400,
    'steps.0.userId not_a_choice',
  ])
  expect(await refused({ steps: [{ ...step, roleId: null }] })).toEqual([422, 'steps.0.roleId rule_one_approver'])
  expect(await refused({ steps: [{ ...step, roleId: null, userId: owner.user?.Usr_userid, neededCount: 2 }] })).toEqual(
    [422, 'steps.0.neededCount rule_one_person'],
  )
  await owner.call(createApprovalRule, { documentType, name: 'Odd' })
  expect(await refused({ name: ' ODD ' })).toEqual([409, 'name duplicate'])
})
