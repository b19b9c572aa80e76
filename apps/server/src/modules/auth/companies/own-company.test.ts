import { getSession } from '@countinghouse/contract/auth/session'
import { setup } from '@countinghouse/contract/auth/setup'
import { getSignInOptions } from '@countinghouse/contract/auth/sign-in'
import { getCompanyChoices, listCompanies } from '@countinghouse/contract/erp/company'
import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { startOwnCompany } from '@countinghouse/contract/erp/own-company'
import { expect, test } from 'vitest'
import { asSuperuser, createOperator, joinOwner } from '../../../../../../tests/support/people.ts'
import type { Tenant } from '../../../../../../tests/support/server.ts'
import { useServer } from '../../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const password = 'lantern 77 meadow quay'

test('the operator of a demo begins his own company, which closes the demo companies in one step', async () => {
  const demo = await server.company()
  const second = await server.company()
  const other = await server.company()
  await createOperator(server, demo)
  await markDemo(demo)
  await markDemo(second)
  const { company, isDemo } = await demo.owner.call(getSession, {})
  expect(isDemo).toBe(true)
  expect((await other.owner.call(getSession, {})).isDemo).toBe(false)
  expect((await demo.owner.call(getDashboard, {})).firstSteps?.steps.map(({ key }) => key)).toContain(
    'auth.own_company',
  )
  const ofOther = (await other.owner.call(getDashboard, {})).firstSteps?.steps.map(({ key }) => key)
  expect(ofOther).not.toContain('auth.own_company')

  const wrong = await demo.owner.send(startOwnCompany, { confirmation: 'something else' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { confirmation: [{ code: 'not_a_choice' }] } } })
  const { link } = await demo.owner.call(startOwnCompany, { confirmation: company.code.toLowerCase() })
  // Nothing has changed until the set-up is completed.
  expect((await demo.owner.send(getSession, {})).status).toBe(200)

  const answer = await server.stranger.send(setup, wanted(link, 'OWN1', 'own.salma'))
  expect(answer.status, answer.text).toBe(200)
  const salma = server.client(String(answer.body['token']))
  expect(await salma.call(getSession, {})).toMatchObject({ company: { code: 'OWN1' }, isDemo: false })
  expect(await salma.call(getCompanyChoices, {})).toMatchObject({ isOperator: true })
  const { items } = await salma.call(listCompanies, {})
  const standing = (tenant: Tenant) => items.find(({ id }) => id === tenant.companyId)?.status
  expect([demo, second, other].map(standing)).toEqual(['archived', 'archived', 'active'])
  for (const { owner } of [demo, second]) expect((await owner.send(getSession, {})).status).toBe(403)
  expect((await other.owner.send(getSession, {})).status).toBe(200)
  expect((await server.stranger.call(getSignInOptions, {})).demoUsers).toEqual([])
  const audits = await asSuperuser(
    server,
    `select company_id::int as company, changes from platform.audit where action in ('erp.company.startOwn', 'auth.setup.submit') order by id`,
  )
  expect(audits).toHaveLength(2)
  expect(audits[0]?.['company']).toBe(demo.companyId)
  expect(JSON.stringify(audits[1]?.['changes'])).toContain(company.name)

  const again = await server.stranger.send(setup, wanted(link, 'OWN2', 'own.second'))
  expect(again).toMatchObject({ status: 409, body: { errorType: 'auth.setup_closed' } })
})

test('of two links that are completed at once one makes the own company', async () => {
  const demo = await server.company()
  await createOperator(server, demo)
  await markDemo(demo)
  const { company } = await demo.owner.call(getSession, {})
  const links = []
  for (const _ of [1, 2]) links.push((await demo.owner.call(startOwnCompany, { confirmation: company.code })).link)
  const answers = await Promise.all(
    links.map((link, at) => server.stranger.send(setup, wanted(link, `OWNB${at}`, `own.both${at}`))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a company that is no demo cannot be replaced, nor marked as one', async () => {
  const real = await server.company()
  await createOperator(server, real)
  const { company } = await real.owner.call(getSession, {})
  const refused = await real.owner.send(startOwnCompany, { confirmation: company.code })
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'erp.not_demo' } })
  await expect(
    asSuperuser(server, 'update erp.company set is_demo = true where id = $1', [real.companyId]),
  ).rejects.toThrow('A company keeps whether it is a demo.')
})

test('who is no operator does not begin one', async () => {
  const demo = await server.company()
  await markDemo(demo)
  const { company } = await demo.owner.call(getSession, {})
  expect(await demo.owner.send(startOwnCompany, { confirmation: company.code })).toMatchObject({
    status: 403,
    body: { details: { reason: 'operator' } },
  })
})

test('an operator who also works in another company keeps the installation', async () => {
  const demo = await server.company()
  const real = await server.company()
  await createOperator(server, demo)
  await joinOwner(server, demo, real)
  await markDemo(demo)
  const { company } = await demo.owner.call(getSession, {})
  const { link } = await demo.owner.call(startOwnCompany, { confirmation: company.code })
  expect((await server.stranger.send(setup, wanted(link, 'OWN3', 'own.third'))).status).toBe(200)
  const [row] = await asSuperuser(
    server,
    'select i.is_operator from auth.identity i join auth.membership m on m.identity_id = i.id where m.company_id = $1',
    [demo.companyId],
  )
  expect(row).toEqual({ is_operator: true })
})

/** As the first start makes it, together with the users that its sign-in page offers. */
async function markDemo({ companyId }: Tenant): Promise<void> {
  await asSuperuser(
    server,
    `do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update erp.company set is_demo = true where id = ${companyId};
      insert into platform.installation_setting (key, value) values ('demo.users', '[{"username": "x", "role": "x", "role_ar": "x"}]'), ('owner.created', 'true')
        on conflict (key) do nothing;
    end $$`,
  )
}

function wanted(link: string, companyCode: string, username: string) {
  return {
    token: link.split('#token=')[1] ?? '',
    companyName: `Own ${companyCode}`,
    companyCode,
    countryCode: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    storeName: 'Main street',
    firstName: 'Salma',
    lastName: 'Nadir',
    username,
    password,
  }
}
