import {
  chooseNotification,
  countUnread,
  listNotificationChoices,
  listNotifications,
  markRead,
} from '@countinghouse/contract/desk/notification'
import { logout } from '@countinghouse/contract/auth/sign-out'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { withClient } from '../../supervisor/endpoint.ts'
import { freshAddress, useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('who is mentioned has a notice that leads to the record, until he has read it', async () => {
  const { tenant, una, id } = await team()
  await mention(tenant.owner, una, id)
  await mention(tenant.owner, tenant.owner, id)
  const { items } = await una.call(listNotifications, {})
  expect(items).toMatchObject([
    {
      kind: 'mention',
      groupKey: `procure.brand:${id}`,
      address: `/procure/brand/?open=${id}&tab=history`,
      args: { who: 'Olga Owner', what: 'Oak', words: 'Look' },
      readAt: null,
    },
  ])
  expect(await tenant.owner.call(countUnread, {}), 'nobody is told of himself').toEqual({ unread: 0 })
  expect(await tenant.owner.call(markRead, { ids: [items[0]?.id ?? 0] }), 'of others nothing is marked').toEqual({
    unread: 0,
  })
  expect(await una.call(countUnread, {})).toEqual({ unread: 1 })
  expect(await una.call(markRead, {})).toEqual({ unread: 0 })
  expect((await una.call(listNotifications, {})).items[0]?.readAt).not.toBeNull()
})

test('who wants none of a kind gets none', async () => {
  const { tenant, una, id } = await team()
  await una.call(chooseNotification, { kind: 'mention', channel: 'none' })
  expect((await una.call(listNotificationChoices, {})).items).toContainEqual({ kind: 'mention', channel: 'none' })
  await mention(tenant.owner, una, id)
  await una.call(chooseNotification, { kind: 'mention', channel: 'in_app' })
  expect((await una.call(listNotifications, {})).items).toEqual([])
  await mention(tenant.owner, una, id)
  expect((await una.call(listNotifications, {})).items).toHaveLength(1)
})

test('an open stream tells the count at once and with every notice, and nobody else’s', async () => {
  const { tenant, una, id } = await team()
  const address = await listen()
  expect((await fetch(`${address}/api/desk/events`)).status).toBe(403)
  const ended = new AbortController()
  const headers = { authorization: `Bearer ${una.token}` }
  const answer = await fetch(`${address}/api/desk/events`, { headers, signal: ended.signal })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const heard = eventsOf(answer)
  expect((await heard.next()).value).toBe('{"unread":0}')
  await mention(tenant.owner, una, id)
  expect((await heard.next()).value).toBe('{"unread":1}')
  await una.call(markRead, {})
  expect((await heard.next()).value).toBe('{"unread":0}')
  ended.abort()
})

test('who goes away before his stream opens leaves none of it behind', async () => {
  const { una } = await team()
  const address = await listen()
  const headers = { authorization: `Bearer ${una.token}` }
  const open = (signal: AbortSignal) => fetch(`${address}/api/desk/events`, { headers, signal })
  const { superUrl } = server.database
  await withClient(superUrl, async (holder) => {
    await holder.query('begin; lock table auth.session')
    const gone = new AbortController()
    const leaving = Promise.allSettled(Array.from({ length: 10 }, () => open(gone.signal)))
    // As many as the smallest pool has connections.
    await untilLockAwaited(superUrl, leaving, 4)
    gone.abort()
    expect(new Set((await leaving).map(({ status }) => status))).toEqual(new Set(['rejected']))
    await holder.query('commit')
  })
  const ended = new AbortController()
  await expect.poll(async () => (await open(ended.signal)).status, { timeout: 30_000 }).toBe(200)
  ended.abort()
})

test('streams that are asked for without end are refused like calls', async () => {
  const { una } = await team()
  const headers = { authorization: `Bearer ${una.token}` }
  await una.call(logout, {})
  const remoteAddress = freshAddress()
  for (const url of ['/api/desk/events', '/api/openapi.json']) {
    const ask = () => server.app.http.inject({ url, headers, remoteAddress })
    const answers = await Promise.all(Array.from({ length: 41 }, ask))
    expect(answers.filter(({ statusCode }) => statusCode === 429).length, url).toBeGreaterThan(0)
  }
})

let listening: Promise<string> | null = null

function listen(): Promise<string> {
  return (listening ??= server.app.http.listen({ port: 0, host: '127.0.0.1' }))
}

async function team(): Promise<{ tenant: Tenant; una: Client; id: number }> {
  const tenant = await server.company()
  const una = await tenant.as({ may: ['brand:view'] })
  const { id } = await tenant.owner.call(brand.routes.create, { code: 'OAK', name: 'Oak' })
  return { tenant, una, id }
}

async function mention(by: Client, whom: Client, id: number): Promise<void> {
  await by.call(brand.routes.comment, { id, body: 'Look', mentions: [whom.user?.Usr_userid ?? 0] })
}

/** The data of each `unread` event. */
async function* eventsOf(answer: Response): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += new TextDecoder().decode(chunk)
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^event: unread\ndata: (.*)$/.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data !== undefined) yield data
    }
  }
}
