import { getDashboard } from '@countinghouse/contract/erp/dashboard'
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
