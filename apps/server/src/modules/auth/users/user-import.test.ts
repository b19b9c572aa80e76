import { getUser, users } from '@countinghouse/contract/erp/user'
import { importUsers } from '@countinghouse/contract/erp/user-import'
import { signUp } from '@countinghouse/contract/auth/sign-in'
import { expect, test } from 'vitest'
import { roleOf } from '../../../../../../tests/support/access.ts'
import { asSuperuser } from '../../../../../../tests/support/people.ts'
import type { Client } from '../../../../../../tests/support/server.ts'
import { useServer } from '../../../../../../tests/support/server.ts'

const server = useServer()
const importing = ['user-master:view', 'user-master:import', 'brand:view']

function send(client: Client, rows: readonly string[], isTrial: boolean) {
  const bytes = Buffer.from(rows.join('\n'))
  return client.call(importUsers, { fileName: 'people.csv', isTrial }, { bytes })
}

test('people of a file are invited with stores and roles, after a trial that changes nothing', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view'] })
  const roleId = await roleOf(server, tenant, clerk)
  const [role] = await asSuperuser(server, 'select code from erp.role where company_id = $1 and id = $2', [
    tenant.companyId,
    roleId,
  ])
  const code = String(role?.['code'])
  const rows = [
    'First name;Last name;Email;Employee number;Type;Roles;Stores;Language;Shoe size',
    `Nora;Newcomer;nora@example.com;7;Manager;${code};s1;Arabic;42`,
    `Omar;Other;;;;"${code.toUpperCase()}, ${code}";*;;41`,
  ]
  const before = (await owner.call(users.routes.list, {})).items.length
  expect(await send(owner, rows, true)).toEqual({
    rows: 2,
    issues: [],
    unread: ['Shoe size'],
    invited: 0,
    mailed: 0,
    links: null,
  })
  expect((await owner.call(users.routes.list, {})).items).toHaveLength(before)
  const done = await send(owner, rows, false)
  expect(done).toMatchObject({ invited: 2, mailed: 0, links: { count: 2 } })
  const created = (await owner.call(users.routes.list, { status: ['invited'] })).items
  expect(created.map(({ name }) => name)).toEqual(['Nora Newcomer', 'Omar Other'])
  expect(await owner.call(getUser, { id: created[0]?.id ?? 0 })).toMatchObject({
    email: 'nora@example.com',
    employeeNo: '7',
    userType: 'manager',
    locale: 'ar',
    heldRoles: [{ roleId, store: null }],
    workplaces: [{ id: tenant.storeId }],
  })
  expect(await owner.call(getUser, { id: created[1]?.id ?? 0 })).toMatchObject({ hasAllStores: true, locale: 'en' })
  const [, token] = /signup#token=([\w-]+)/.exec(done.links?.csv ?? '') ?? []
  const opening = {
    token,
    username: 'nora-from-file',
    password: 'welcome to 4711 us',
    firstName: 'Nora',
    lastName: 'N',
  }
  expect((await server.stranger.send(signUp, opening)).status).toBe(200)
  const audited = await asSuperuser(
    server,
    `select entity, count(*)::int as count from platform.audit where company_id = $1 and action = 'erp.user.import' group by 1 order by 1`,
    [tenant.companyId],
  )
  expect(audited, 'of a trial that it was made').toEqual([
    { entity: 'erp.app_user', count: 2 },
    { entity: 'erp.company', count: 2 },
  ])
})

test('what is wrong is said at its row and column, nobody is invited before, and nobody gives more than he holds', async () => {
  const tenant = await server.company()
  const hr = await tenant.as({ may: importing })
  const rows = [
    'First name,Last name,Email,Type,Home module,Roles,Stores',
    'Nora,Newcomer,nora@example.com,Wizard,,NONE,',
    ',Nameless,nora.example.com,,,,',
    'Ada,Admin,ada@example.com,,,ADMIN,S1',
    'Ben,Bound,ben@example.com,Store-bound,,,S1',
    'Ada,Again,ADA@example.com,,,,',
  ]
  const [admin] = await asSuperuser(server, 'select code from erp.role where company_id = $1 and id = 1', [
    tenant.companyId,
  ])
  rows[3] = String(rows[3]).replace('ADMIN', String(admin?.['code']))
  const { issues, ...done } = await send(hr, rows, false)
  expect(done).toMatchObject({ rows: 5, invited: 0, links: null })
  expect(issues.map(({ number, column }) => `${number} ${column}`)).toEqual([
    '2 Type',
    '2 Roles',
    '3 First name',
    '3 Email',
    '4 null',
    '5 Home module',
    '6 Email',
  ])
  const words = issues.map(({ message }) => message)
  expect(words[1]).toBe('Unknown code "NONE".')
  expect(words[4]).toMatch(/^You can only grant permissions you have yourself/)
  expect(words[6]).toBe('Also used in row 4.')
  expect((await hr.call(users.routes.list, { status: ['invited'] })).items).toEqual([])
  expect((await send(hr, ['just words', 'and more'], true)).issues).toMatchObject([{ number: 1, column: null }])
})
