import { randomUUID } from 'node:crypto'
import { companySessions, revokeAllSessions, revokeCompanySession } from '@countinghouse/contract/auth/company-session'
import { finishImpersonation, impersonate } from '@countinghouse/contract/auth/impersonation'
import { stepUp } from '@countinghouse/contract/auth/proof'
import { getSession } from '@countinghouse/contract/auth/session'
import { signIn } from '@countinghouse/contract/auth/sign-in'
import { logout } from '@countinghouse/contract/auth/sign-out'
import { resetUserPassword } from '@countinghouse/contract/erp/user-security'
import { confirmReset } from '@countinghouse/contract/auth/reset'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { operationsOf, readDocument } from '../../../../../../tests/conformance/driver/document.ts'
import { asSuperuser, loginOf } from '../../../../../../tests/support/people.ts'
import type { Client } from '../../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../../tests/support/server.ts'

const server = useServer()
const ended = {
  status: 403,
  body: { errorType: 'invalid_token', message: 'An administrator ended your session.' },
}

test('one session, those of a person and those of everybody are ended, but not the caller’s own', async () => {
  const { owner, as } = await server.company()
  const [una, uma] = [await as({ may: ['brand:view'] }), await as({ may: ['brand:view'] })]
  const { items } = await owner.call(companySessions.routes.list, {})
  expect(items.map(({ userId }) => userId).toSorted()).toEqual([owner, una, uma].map(idOf).toSorted())
  const mine = items.find(({ userId }) => userId === idOf(una))
  expect(mine).toMatchObject({ level: 'password', isLocked: false, impersonator: null })
  await owner.call(revokeCompanySession, { id: mine?.id ?? 0 })
  expect(await una.send(getSession, {})).toMatchObject(ended)
  expect((await owner.send(revokeCompanySession, { id: mine?.id ?? 0 })).status, 'it is over').toBe(404)
  expect(await owner.call(revokeAllSessions, { personId: idOf(uma) })).toEqual({ id: idOf(uma), ended: 1 })
  expect(await uma.send(getSession, {})).toMatchObject(ended)
  const third = await as({ may: ['brand:view'] })
  expect(await owner.call(revokeAllSessions, { personId: null })).toMatchObject({ ended: 1 })
  expect(await third.send(getSession, {})).toMatchObject(ended)
  expect((await owner.send(getSession, {})).status).toBe(200)
})

test('who is no administrator ends no session of one, and no company those of another', async () => {
  const [{ owner, as }, other] = [await server.company(), await server.company()]
  const hr = await as({ may: ['sessions:view', 'sessions:sessions_end'] })
  const { items } = await hr.call(companySessions.routes.list, {})
  const ofOwner = items.find(({ userId }) => userId === idOf(owner))
  const isProtected = { status: 403, body: { errorType: 'erp.administrator_protected' } }
  expect(await hr.send(revokeCompanySession, { id: ofOwner?.id })).toMatchObject(isProtected)
  expect(await hr.send(revokeAllSessions, { personId: idOf(owner) })).toMatchObject(isProtected)
  expect(await hr.call(revokeAllSessions, { personId: null })).toMatchObject({ ended: 0 })
  expect((await owner.send(getSession, {})).status).toBe(200)
  expect((await other.owner.send(revokeCompanySession, { id: ofOwner?.id })).status).toBe(404)
})

test('who looks through another’s eyes reads as he does and changes nothing at all; both stand in the audit', async () => {
  const tenant = await server.company()
  const { owner, as, companyId } = tenant
  const una = await as({ may: ['brand:view', 'brand:create'] })
  const seen = await through(owner, idOf(una))
  const { user, impersonation } = await seen.call(getSession, {})
  expect(user.Usr_userid).toBe(idOf(una))
  expect(impersonation).toMatchObject({ by: 'Olga Owner' })
  await seen.call(brand.routes.list, {})
  expect((await seen.send(companySessions.routes.list, {})).body).toMatchObject({ errorType: 'forbidden' })
  const refused = await writesOf(seen)
  expect(refused.length, 'every write of the product is asked').toBeGreaterThan(100)
  expect(refused.filter(({ reason }) => reason !== 'impersonation')).toEqual([])
  const back = await seen.call(finishImpersonation, {})
  expect((await seen.send(getSession, {})).status).toBe(403)
  expect((await server.client(back.token).call(getSession, {})).user.Usr_userid).toBe(idOf(owner))
  const rows = await asSuperuser(
    server,
    'select user_id, impersonator_id, changes from platform.audit where company_id = $1 and entity_id = $2 order by id',
    [companyId, idOf(una)],
  )
  expect(rows).toMatchObject([
    { user_id: idOf(owner), impersonator_id: null, changes: [{ after: 'Asks why the list is empty' }] },
    { user_id: idOf(una), impersonator_id: idOf(owner), changes: [{ after: companySessions.routes.list.id }] },
    { user_id: idOf(una), impersonator_id: idOf(owner), changes: [{ field: 'isOver' }] },
  ])
})

test('it takes a reason, a fresh proof and all the rights of the other, lasts 30 minutes and ends with the caller’s session', async () => {
  const { owner, as } = await server.company()
  const una = await as({ may: ['brand:view'] })
  const reason = 'Asks why the list is empty'
  expect((await owner.send(impersonate, { id: idOf(una), reason: '  ' })).status).toBe(400)
  expect(await owner.send(impersonate, { id: idOf(owner), reason })).toMatchObject({
    body: { errorType: 'erp.own_account' },
  })
  const clerk = await as({ may: ['sessions:view', 'sessions:impersonate'] })
  for (const [id, errorType] of [
    [idOf(una), 'erp.grant_exceeds_own'],
    [idOf(owner), 'erp.administrator_protected'],
  ] as const)
    expect(await clerk.send(impersonate, { id, reason }), errorType).toMatchObject({ status: 403, body: { errorType } })
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '1 day'")
  const unproven = await owner.send(impersonate, { id: idOf(una), reason })
  expect(unproven.body).toMatchObject({ errorType: 'step_up_required', details: { reason: 'proof' } })
  await owner.call(stepUp, { password: testPassword })
  const seen = await through(owner, idOf(una))
  const [row] = await asSuperuser(
    server,
    `select absolute_expires_at - issued_at <= interval '30 minutes' as is_short, impersonation_reason
     from auth.session where impersonator_id is not null order by id desc limit 1`,
  )
  expect(row).toEqual({ is_short: true, impersonation_reason: reason })
  expect((await seen.send(impersonate, { id: idOf(clerk), reason })).status, 'not through two').toBe(403)
  await owner.call(logout, {})
  expect((await seen.send(getSession, {})).status).toBe(403)
})

test('a link to a new password is handed over, opens once, and nobody makes one without a fresh proof', async () => {
  const tenant = await server.company()
  const { owner, as } = tenant
  const una = await as({ may: ['brand:view'] })
  const login = await loginOf(server, tenant, idOf(una))
  const { link } = await owner.call(resetUserPassword, { id: idOf(una) })
  const token = link.split('#token=')[1] ?? ''
  const password = 'three blue boats in 1907'
  await server.stranger.call(confirmReset, { token, password })
  expect(await una.send(getSession, {})).toMatchObject({ body: { errorType: 'invalid_token' } })
  expect(await server.stranger.call(signIn, { username: login, password })).toHaveProperty('token')
  expect(await server.stranger.send(confirmReset, { token, password: `${password}!` })).toMatchObject({
    body: { errorType: 'auth.reset_invalid' },
  })
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '1 day'")
  expect(await owner.send(resetUserPassword, { id: idOf(una) })).toMatchObject({
    body: { errorType: 'step_up_required' },
  })
})

async function through(caller: Client, id: number): Promise<Client> {
  const { token } = await caller.call(impersonate, { id, reason: 'Asks why the list is empty' })
  return server.client(token)
}

function idOf({ user }: Client): number {
  return user?.Usr_userid ?? 0
}

/** The refusal of every write of the product that wants a session, whatever it is given. */
async function writesOf(client: Client): Promise<{ id: string; reason: unknown }[]> {
  const writes = operationsOf(await readDocument(server, client.token ?? '')).filter(
    ({ id, writes: isWrite, permission }) => isWrite && permission !== 'public' && id !== finishImpersonation.id,
  )
  const answers = []
  for (const { id, method, path, upload } of writes) {
    const answer = await server.app.http.inject({
      method: method as 'POST',
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: {
        authorization: `Bearer ${client.token}`,
        'idempotency-key': randomUUID(),
        'content-type': upload === null ? 'application/json' : 'application/octet-stream',
      },
      payload: '{}',
    })
    answers.push({ id, reason: answer.json<{ details?: { reason?: unknown } }>().details?.reason })
  }
  return answers
}
