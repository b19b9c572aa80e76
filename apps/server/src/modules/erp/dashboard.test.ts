import { getDashboard, showFirstSteps } from '@countinghouse/contract/erp/dashboard'
import { listModules, switchModule } from '@countinghouse/contract/erp/module-master'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('what needs attention is counted for whoever may view its page, of his company alone, the most urgent first', async () => {
  const [{ owner, as, companyId }, other] = [await server.company(), await server.company()]
  expect((await owner.call(getDashboard, {})).items).toEqual([])
  const crm = (await owner.call(listModules, {})).items.find(({ code }) => code === 'crm')
  await owner.call(switchModule, { id: companyId, moduleId: crm?.id ?? 0, isEnabled: false, switchVersion: 1 })
  await asSuperuser(server, `update erp.company set created_at = now() - interval '2 days' where id = $1`, [companyId])
  const { items } = await owner.call(getDashboard, {})
  expect(items).toMatchObject([
    { key: 'erp.backup_overdue', tone: 'warning', address: '/erp/backups/' },
    { key: 'erp.modules_off', count: 1, address: '/erp/module-master/?tab=switches' },
  ])
  expect(items[1]?.title.en).toBe('1 module is turned off in your company')
  const clerk = await as({ may: ['erp/dashboard:view', 'module-master:view'] })
  expect((await clerk.call(getDashboard, {})).items.map(({ key }) => key)).toEqual(['erp.modules_off'])
  expect((await other.owner.call(getDashboard, {})).items).toEqual([])
})

test('a new company is told its first steps, each by whoever may do it, until all are done or the user hides them', async () => {
  const { owner, as, companyId } = await server.company()
  const stepsOf = async (client: typeof owner) => (await client.call(getDashboard, {})).firstSteps
  const first = await stepsOf(owner)
  expect(first?.isHidden).toBe(false)
  expect(first?.steps.map(({ key, isDone }) => [key, isDone])).toEqual([
    ['erp.people', false],
    ['procure.suppliers', false],
    ['procure.products', false],
    ['procure.prices', false],
    // Rules of its country come with the company.
    ['accounts.tax', true],
    ['inventory.stock', false],
    ['sales.till', false],
    ['sales.sale', false],
  ])
  const buyer = await as({ may: ['erp/dashboard:view', 'supplier:view', 'supplier:create'] })
  expect(await stepsOf(buyer)).toMatchObject({ steps: [{ key: 'procure.suppliers', isDone: false }] })
  // The buyer is one of the people by now.
  expect((await stepsOf(owner))?.steps[0]).toMatchObject({
    key: 'erp.people',
    isDone: true,
    address: '/erp/user-master/',
  })
  await owner.call(showFirstSteps, { isHidden: true })
  expect((await stepsOf(owner))?.isHidden).toBe(true)
  expect((await stepsOf(buyer))?.isHidden).toBe(false)
  await owner.call(showFirstSteps, { isHidden: false })
  expect((await stepsOf(owner))?.isHidden).toBe(false)
  await asSuperuser(server, `insert into procure.supplier (company_id, code, name) values ($1, 'ACME', 'Acme')`, [
    companyId,
  ])
  expect(await stepsOf(buyer)).toBeNull()
})
