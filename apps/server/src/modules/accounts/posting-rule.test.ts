import { account } from '@countinghouse/contract/accounts/account'
import { postingRule } from '@countinghouse/contract/accounts/posting-rule'
import { samplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function rules() {
  const tenant = await server.company()
  const accounts = await accountsOf(server.app.db, tenant.companyId)
  const { items } = await tenant.owner.call(postingRule.routes.list, { limit: 100 })
  const ruleOf = (role: string) => {
    const found = items.find((one) => one['role'] === role)
    if (found === undefined) throw new Error(`There is no rule ${role}.`)
    return { id: found.id, version: found.version }
  }
  return { ...tenant, accounts, ruleOf }
}

test('a sample posting resolves the most specific rule and saves nothing', async () => {
  const { owner, as, companyId, storeId, accounts } = await rules()
  const sample = { event: 'adjust_out', amountMinor: 250 } as const
  expect(await owner.call(samplePosting, sample)).toMatchObject({
    lines: [
      { role: 'stock_variance', account: { code: '5010', isActive: true }, debitMinor: 250, creditMinor: 0 },
      { role: 'stock', account: { code: '1300' }, debitMinor: 0, creditMinor: 250 },
    ],
  })
  const special = {
    code: 'SHOP',
    name: 'Shop',
    role: 'stock_variance',
    accountId: accounts['5030'] ?? 0,
    storeId,
  } as const
  await owner.call(postingRule.routes.create, special)
  const { lines } = await owner.call(samplePosting, { ...sample, storeId })
  expect(lines[0]).toMatchObject({ account: { code: '5030' } })
  expect((await owner.call(samplePosting, sample)).lines[0]).toMatchObject({ account: { code: '5010' } })
  const counted = await query(server.database.superUrl, 'select from accounts.journal where company_id = $1', [
    companyId,
  ])
  expect(counted).toEqual([])
  const outsider = await as({ may: ['accounts:view'] })
  expect((await outsider.send(samplePosting, sample)).status).toBe(403)
})

test('a sample says which role has no rule, and which account is inactive', async () => {
  const { owner, companyId } = await rules()
  const { superUrl } = server.database
  await query(
    superUrl,
    `update accounts.posting_rule set status = 'inactive' where company_id = $1 and role = 'stock'`,
    [companyId],
  )
  await query(superUrl, `update accounts.account set status = 'inactive' where company_id = $1 and code = '5030'`, [
    companyId,
  ])
  const { lines } = await owner.call(samplePosting, { event: 'scrap', amountMinor: 5 })
  expect(lines).toMatchObject([
    { role: 'write_down', account: { code: '5030', isActive: false } },
    { role: 'stock', account: null },
  ])
})

test('a role keeps a rule without store, category and payment type', async () => {
  const { owner, storeId, accounts, ruleOf } = await rules()
  const needed = { errorType: 'accounts.rule_needed' }
  const { deactivate, delete: remove, update, create } = postingRule.routes
  expect((await owner.send(deactivate, ruleOf('stock'))).body).toMatchObject(needed)
  expect((await owner.send(remove, ruleOf('stock'))).body).toMatchObject(needed)
  expect((await owner.send(update, { ...ruleOf('stock'), storeId })).body).toMatchObject({
    ...needed,
    fields: { storeId: [{ code: 'rule_needed' }] },
  })
  expect((await owner.send(update, { ...ruleOf('stock'), role: 'sales' })).body).toMatchObject({
    errorType: 'accounts.rule_broken',
  })
  await owner.call(update, { ...ruleOf('stock_variance'), accountId: accounts['5030'] ?? 0 })
  const { id, version } = await owner.call(create, {
    code: 'SHOP',
    name: 'Shop',
    role: 'stock',
    accountId: accounts['1300'] ?? 0,
    storeId,
  })
  await owner.call(deactivate, { id, version })
})

test('an account of an active posting rule is not deactivated', async () => {
  const { owner, accounts, ruleOf } = await rules()
  const target = async (code: string) => {
    const { id, version } = await owner.call(account.routes.get, { id: accounts[code] ?? 0 })
    return { id, version }
  }
  const { deactivate } = account.routes
  expect((await owner.send(deactivate, await target('5010'))).body.errorType).toBe('accounts.account_in_rules')
  await owner.call(deactivate, await target('6400'))
  await owner.call(postingRule.routes.update, { ...ruleOf('stock_variance'), accountId: accounts['5030'] ?? 0 })
  await owner.call(deactivate, await target('5010'))
})
