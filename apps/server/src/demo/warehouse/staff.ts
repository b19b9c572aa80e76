import { randomUUID } from 'node:crypto'
import { addressOf } from '@countinghouse/contract/address-of'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import type { App } from '../../app.ts'

/** Calls a route as somebody who is signed in. `file`: what an upload sends. Throws: Error showing the refusal. */
export type Call = <I extends Schema, O extends Schema>(
  route: Route<I, O>,
  input: InputOf<I>,
  file?: string | Buffer,
) => Promise<OutputOf<O>>

/** Who does what in the demo company; nobody approves what is his own. */
export type Staff = {
  readonly owner: Call
  readonly admin: Call
  readonly storekeeper: Call
  readonly manager: Call
}

/** Lets people of the demo company work through the routes of the product, so that what they leave is what work leaves. */
export async function withStaff(app: App, password: string, work: (staff: Staff) => Promise<void>): Promise<void> {
  const owner = await signIn(app, 'owner', password)
  const admin = await signIn(app, 'admin', password)
  const storekeeper = await signIn(app, 'storekeeper', password)
  const manager = await signIn(app, 'manager', password)
  await work({ owner: owner.call, admin: admin.call, storekeeper: storekeeper.call, manager: manager.call })
  for (const { signOut } of [owner, admin, storekeeper, manager]) await signOut()
}

async function signIn({ http }: App, username: string, password: string) {
  const send = async (method: 'POST' | 'PATCH', url: string, token: string | null, payload: unknown) =>
    await http.inject({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(payload),
    })
  const entered = await send('POST', '/api/auth/signIn', null, { username, password })
  if (entered.statusCode !== 200) throw new Error(`${username} could not sign in: ${entered.body}`)
  const { token } = entered.json<{ token: string }>()
  const call: Call = async (route, input, file) => {
    const { url, body } = addressOf(route as Route, input)
    const own = { authorization: `Bearer ${token}` }
    const uploaded = { ...own, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() }
    const answer =
      file !== undefined
        ? await http.inject({
            method: 'POST',
            url,
            headers: uploaded,
            payload: typeof file === 'string' ? Buffer.from(file) : file,
          })
        : route.writes
          ? await send(route.method === 'PATCH' ? 'PATCH' : 'POST', url, token, body)
          : await http.inject({ method: 'GET', url, headers: own })
    if (answer.statusCode !== route.status) throw new Error(`${route.id} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  return { call, signOut: async () => await send('POST', '/api/auth/signOut', token, {}) }
}
