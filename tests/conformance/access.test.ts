import { expect, test } from 'vitest'
import { publicRoutes } from '../../apps/server/src/platform/calls/handlers.ts'
import { query } from '../support/database.ts'
import type { Client } from '../support/server.ts'
import type { Operation } from './driver/document.ts'
import { groupsOf, isFull } from './driver/seed.ts'
import { send } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()
const permissionGroups = 16

/** The whole list. Source: a row appears here when its route is built. */
const mayAnswerStrangers = [
  'GET /api/auth/oidc/{provider}/callback',
  'GET /api/auth/oidc/{provider}/start',
  'GET /api/auth/sign-in-options',
  'POST /api/auth/logout',
  'POST /api/auth/password-resets',
  'POST /api/auth/password-resets/confirm',
  'POST /api/auth/public/setup',
  'POST /api/auth/signIn',
  'POST /api/auth/signUp',
  'POST /api/crm/public/survey',
  'POST /api/crm/public/survey/answer',
  'POST /api/crm/public/survey/decline',
  'POST /api/payments/public/card-events/{companyId}',
  'POST /api/payments/public/pay',
  'POST /api/payments/public/pay/return',
  'POST /api/payments/public/pay/simulate',
  'POST /api/payments/public/pay/start',
  'POST /api/sales/public/unsubscribe',
  'POST /api/sales/public/unsubscribe/open',
  'POST /api/sales/public/unsubscribe/{token}',
]

test('the public operations are exactly those of the list', () => {
  const found = only(fixture, (operation) => operation.permission === 'public').map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(found.toSorted()).toEqual(mayAnswerStrangers)
  expect([...publicRoutes].map((route) => route.replace(' ', ' /api')).toSorted()).toEqual(mayAnswerStrangers)
})

test('every other operation answers a stranger 403 invalid_token, without data, and clears the cookie', async () => {
  for (const operation of only(fixture, (candidate) => candidate.permission !== 'public')) {
    const values = fixture.mine.values(operation, 'stranger')
    for (const token of [null, 'unknown-token', 'x']) {
      const answer = await send(fixture.server, operation, values, { token })
      expect(answer.status, operation.id).toBe(403)
      expect(Object.keys(answer.body).toSorted(), operation.id).toEqual(['errorType', 'message', 'requestId'])
      expect(answer.body, operation.id).toMatchObject({ errorType: 'invalid_token', message: 'Please sign in.' })
      expect(answer.text, operation.id).not.toContain(fixture.mine.marker)
      expect(String(answer.headers['set-cookie']), operation.id).toMatch(
        /^countinghouse=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/,
      )
    }
  }
})

test('the document and its reading page want a session too', async () => {
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/js/scalar.js']) {
    const answer = await fixture.server.app.http.inject({ url })
    expect(answer.statusCode, url).toBe(403)
    expect(answer.json(), url).toMatchObject({ errorType: 'invalid_token' })
  }
})

test('a user without rights gets forbidden with reason page wherever a right is asked for', async () => {
  const nobody = await (await fixture.server.company()).as({ may: [] })
  for (const operation of withPermission()) await expectForbidden(nobody, operation, 'page')
  const denied = await query<{ operation: string }>(
    fixture.server.database.maintUrl,
    `select changes -> 0 ->> 'after' as operation from platform.audit
     where action = 'auth.permission.refuse' and user_id = $1 order by id`,
    [nobody.user?.Usr_userid ?? 0],
  )
  expect(
    denied.map(({ operation }) => operation),
    'M6: each attempt is in the audit',
  ).toEqual(withPermission().map(({ id }) => id))
})

test('a user who may only view gets reason event on everything else of the page', async () => {
  const permissions = withPermission().map((operation) => operation.permission)
  const views = [...new Set(permissions.map((right) => right.replace(/:.*/, ':view')))]
  const viewer = await (await fixture.server.company()).as({ may: views })
  for (const operation of withPermission()) {
    if (operation.permission.endsWith(':view')) await expectAdmitted(viewer, operation)
    else await expectForbidden(viewer, operation, 'event')
  }
})

test('one right opens the operations that declare it and no other', async () => {
  const { as } = await fixture.server.company()
  const permissions = [...new Set(withPermission().map((operation) => operation.permission))]
  // Two permissions taken for each other meet in one group once in so many commits, since the groups are drawn by the seed.
  for (const group of groupsOf(permissions, isFull ? permissions.length : permissionGroups, 'one right')) {
    const own = withPermission().filter((operation) => group.includes(operation.permission))
    const holder = await as({ may: group })
    for (const operation of own) await expectAdmitted(holder, operation)
    // Who has all others at once is refused: then none of them opens it by itself.
    const rest = await as({ may: permissions.filter((other) => !group.includes(other)) })
    for (const operation of own) await expectForbidden(rest, operation, null)
  }
})

test('a store-bound user of another home module gets reason module, whatever his rights', async () => {
  const { as } = await fixture.server.company()
  const forAdmins = await query<{ permission: string }>(
    fixture.server.database.maintUrl,
    'select permission from erp.page_event where is_admin_only',
  )
  const permissions = withPermission()
    .map((operation) => operation.permission)
    .filter((right) => forAdmins.every(({ permission }) => permission !== right))
  const bound = await as({ may: permissions, userType: 10, homeModule: '/sales' })
  // What is done with records of every type alike has no module in its address.
  const ofSales = await query<{ permission: string }>(
    fixture.server.database.maintUrl,
    `select e.permission from erp.page_event e join erp.page p on p.id = e.page_id where p.path like '/sales/%'`,
  )
  const others = withPermission().filter((operation) =>
    ofSales.every(({ permission }) => permission !== operation.permission),
  )
  for (const operation of others) await expectForbidden(bound, operation, 'module')
})

test('no lack of a right answers with a type that would sign the user out, and the cookie stays', async () => {
  const nobody = await (await fixture.server.company()).as({ may: [] })
  for (const operation of withPermission()) {
    const answer = await send(fixture.server, operation, fixture.mine.values(operation, 'lack'), {
      token: nobody.token,
    })
    expect(answer.body['errorType'], operation.id).toBe('forbidden')
    expect(answer.headers['set-cookie'], operation.id).toBeUndefined()
  }
})

function withPermission(): Operation[] {
  return only(fixture, (operation) => operation.permission.includes(':'))
}

async function expectForbidden(client: Client, operation: Operation, reason: string | null): Promise<void> {
  const answer = await send(fixture.server, operation, fixture.mine.values(operation, 'right'), { token: client.token })
  expect(answer.status, `${operation.id} ${answer.text}`).toBe(403)
  expect(answer.body, operation.id).toMatchObject({
    errorType: 'forbidden',
    ...(reason !== null && { details: { reason } }),
  })
}

/** Behind the permission the input is wrong, the record is missing or a rule is broken; any of that shows that the right was enough. */
async function expectAdmitted(client: Client, operation: Operation): Promise<void> {
  const token = client.token
  const plain = await send(fixture.server, operation, fixture.mine.plain(operation), { token })
  // What was drawn may ask for a further permission; what is right does not.
  const answer =
    plain.status === 403 && !operation.isForOperators
      ? await send(fixture.server, operation, await fixture.mine.example(operation), { token })
      : plain
  // Whether somebody runs the installation is asked after his rights.
  if (operation.isForOperators)
    return expect(answer.body, operation.id).toMatchObject({ errorType: 'forbidden', details: { reason: 'operator' } })
  // The pipeline asks for the right before it reads the input.
  const isWrong = answer.status === 400 && answer.body['errorType'] === 'invalid_input'
  const isRule = isWrong || (answer.status === 422 && String(answer.body['errorType']).includes('.'))
  expect(isRule ? 200 : answer.status, `${operation.id} ${answer.text}`).toSatisfy((status: number) =>
    [200, 201, 404, 409, 424].includes(status),
  )
}
