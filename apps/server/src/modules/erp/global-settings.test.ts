import { minPasswordLength, storeLockMinutes } from '@countinghouse/contract/auth/security-settings'
import {
  listGlobalSettings,
  listSettingChanges,
  updateGlobalSettings,
} from '@countinghouse/contract/erp/global-settings'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readSetting } from '../../platform/config/settings.ts'

const server = useServer()
let tenant: Tenant

beforeEach(async () => {
  tenant = await server.company()
})

async function settled(setting: typeof storeLockMinutes, storeId?: number) {
  return await readSetting(
    server.app.db.reader(tenant),
    { companyId: tenant.companyId, storeId: storeId ?? null },
    setting,
  )
}

async function shown(key: string, storeId?: number) {
  const { settings } = await tenant.owner.call(listGlobalSettings, storeId === undefined ? {} : { storeId })
  return settings.find((setting) => setting.key === key)
}

async function choose(value: number, version: number, storeId: number | null = null) {
  await tenant.owner.call(updateGlobalSettings, { storeId, choices: [{ key: storeLockMinutes.key, version, value }] })
}

test('the narrowest level that chose decides, and putting back shows what is inherited', async () => {
  const { storeId } = tenant
  expect(await settled(storeLockMinutes, storeId)).toBe(30)
  await choose(20, 0)
  expect(await settled(storeLockMinutes, storeId)).toBe(20)
  await choose(5, 0, storeId)
  expect(await settled(storeLockMinutes, storeId)).toBe(5)
  expect(await settled(storeLockMinutes)).toBe(20)
  expect(await shown(storeLockMinutes.key, storeId)).toMatchObject({
    value: 5,
    origin: 'store',
    inherited: { value: 20, origin: 'company' },
    version: 1,
  })
  const choices = [{ key: storeLockMinutes.key, version: 1, isReset: true as const }]
  await tenant.owner.call(updateGlobalSettings, { storeId, choices })
  expect(await shown(storeLockMinutes.key, storeId)).toMatchObject({ value: 20, origin: 'company', version: 2 })
})

test('what the installation chose holds where the company chose nothing', async () => {
  await query(
    server.database.superUrl,
    `insert into platform.installation_setting (key, value) values ('${minPasswordLength.key}', '12')`,
  )
  expect(await shown(minPasswordLength.key)).toMatchObject({ value: 12, origin: 'installation' })
  const other = await server.company()
  const choices = [{ key: minPasswordLength.key, version: 0, value: 10 }]
  await other.owner.call(updateGlobalSettings, { storeId: null, choices })
  expect(await settled(minPasswordLength)).toBe(12)
  await query(
    server.database.superUrl,
    `delete from platform.installation_setting where key = '${minPasswordLength.key}'`,
  )
})

test('a value out of its bounds, a company setting for a store and an unknown key are refused, and then nothing is chosen', async () => {
  const good = { key: storeLockMinutes.key, version: 0, value: 10 }
  const tooShort = { key: minPasswordLength.key, version: 0, value: 7 }
  const refusal = async (storeId: number | null, choices: (typeof good)[]) =>
    (await tenant.owner.send(updateGlobalSettings, { storeId, choices })).body
  expect(await refusal(null, [good, tooShort])).toMatchObject({
    errorType: 'erp.setting_value',
    fields: { 'choices.1.value': [{ message: expect.stringContaining('8') }] },
  })
  const atStore = await refusal(tenant.storeId, [good, { ...tooShort, value: 9 }])
  expect(atStore).toMatchObject({ errorType: 'erp.setting_unknown', fields: { 'choices.1.key': expect.anything() } })
  expect(await refusal(null, [good, { ...good, key: 'erp.nothing' }])).toMatchObject({
    errorType: 'erp.setting_unknown',
  })
  expect(await refusal(null, [good, good])).toMatchObject({ errorType: 'erp.setting_value' })
  expect(await shown(storeLockMinutes.key)).toMatchObject({ origin: 'default', version: 0 })
})

test('who saves an older version is told which settings changed, and the history names who chose what', async () => {
  await choose(20, 0)
  const late = { key: storeLockMinutes.key, version: 0, value: 25 }
  const { body } = await tenant.owner.send(updateGlobalSettings, { storeId: null, choices: [late] })
  expect(body).toMatchObject({ errorType: 'stale', details: { keys: [storeLockMinutes.key] } })
  await choose(25, 1)
  const { items } = await tenant.owner.call(listSettingChanges, { key: storeLockMinutes.key })
  expect(items.map(({ before, after }) => [before, after])).toEqual([
    [20, 25],
    [null, 20],
  ])
  expect(items[0]?.by).not.toBeNull()
})
