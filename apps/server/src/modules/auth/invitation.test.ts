import { getSession } from '@countinghouse/contract/auth/session'
import { signUp } from '@countinghouse/contract/auth/sign-in'
import { expect, test } from 'vitest'
import { asSuperuser, createToken } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const person = { password: 'welcome to 4711 us', firstName: 'Nora', lastName: 'Newcomer' }

test('an invitation opens an account once: the user is active, named and signed in', async () => {
  const { companyId } = await server.company()
  const { token, userId } = await invite(companyId)
  const username = `nora-${userId}`
  const answer = await server.stranger.send(signUp, { token, username, ...person })
  expect(answer.body).toMatchObject({
    user: {
      usr_cmp_id: companyId,
      Usr_userid: userId,
      Usr_fname: 'Nora',
      Usr_lname: 'Newcomer',
      Usr_status: 1,
      user_roles: [],
    },
  })
  expect((await server.client(String(answer.body['token'])).send(getSession, {})).status).toBe(200)
  expect((await server.signIn(username, person.password)).user?.Usr_userid).toBe(userId)
  expect(await server.stranger.send(signUp, { token, username: `${username}-2`, ...person })).toMatchObject({
    status: 422,
    body: { errorType: 'auth.invitation_invalid' },
  })
})

test('of two who accept one invitation at once one wins', async () => {
  const { token, userId } = await invite((await server.company()).companyId)
  const answers = await Promise.all(
    ['a', 'b'].map((name) => server.stranger.send(signUp, { token, username: `race-${name}-${userId}`, ...person })),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422])
})

test('an invitation that is over, revoked, unknown, or of a suspended company or active user reads like any bad one', async () => {
  const changes = [
    "update auth.invitation set expires_at = now() - interval '1 second' where company_id = $1",
    "update auth.invitation set status = 'revoked' where company_id = $1",
    "update erp.company set status = 'suspended' where id = $1",
    'update erp.app_user set status = 1 where company_id = $1',
  ]
  const bad = [createToken().token]
  for (const change of changes) {
    const { companyId } = await server.company()
    bad.push((await invite(companyId)).token)
    await asSuperuser(server, change, [companyId])
  }
  for (const [index, token] of bad.entries()) {
    const answer = await server.stranger.send(signUp, { token, username: `late-${index}`, ...person })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errorType: 'auth.invitation_invalid',
        message: 'This invitation is no longer valid. Ask for a new one.',
      },
    })
  }
})

test('a password that breaks a rule, or a login that is taken, is refused at its field and leaves the invitation open', async () => {
  const { companyId } = await server.company()
  const { token, userId } = await invite(companyId)
  const taken = await invite(companyId)
  await server.stranger.send(signUp, { token: taken.token, username: `Taken-${userId}`, ...person })
  const weak = await server.stranger.send(signUp, {
    token,
    username: `weak-${userId}`,
    ...person,
    password: 'newcomer 4711 x',
  })
  expect(weak).toMatchObject({
    status: 422,
    body: { errorType: 'auth.password_rule', fields: { password: [{ code: 'password_rule' }] } },
  })
  await asSuperuser(server, "update erp.company set name = 'Saltmarsh Trading' where id = $1", [companyId])
  const named = { token, username: `named-${userId}`, ...person, password: 'two saltmarsh 88 ponies' }
  expect((await server.stranger.send(signUp, named)).body, 'the name of the company').toMatchObject({
    errorType: 'auth.password_rule',
  })
  const double = await server.stranger.send(signUp, { token, username: `tAKEN-${userId}`, ...person })
  expect(double).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { username: [{ code: 'duplicate' }] } },
  })
  expect((await server.stranger.send(signUp, { token, username: `right-${userId}`, ...person })).status).toBe(200)
})

async function invite(companyId: number): Promise<{ token: string; userId: number }> {
  const { token, tokenHash } = createToken()
  const [row] = await asSuperuser(
    server,
    `
    with invited as (insert into erp.app_user (company_id, first_name, last_name, status) values ($1, 'Invited', 'Person', 2) returning id)
    insert into auth.invitation (company_id, user_id, token_hash, expires_at) select $1, id, $2, now() + interval '1 day' from invited returning user_id::int`,
    [companyId, tokenHash],
  )
  return { token, userId: Number(row?.['user_id']) }
}
