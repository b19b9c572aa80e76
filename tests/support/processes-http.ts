import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Sent = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly token?: string
  readonly key?: string
  readonly body?: unknown
  /** An upload, instead of a body. */
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Keeps connections; without one every request has its own. */
  readonly agent?: Agent
  readonly patienceMs?: number
}

export type HttpAnswer = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders }

const patienceMs = 30_000

/** One request to a running product. Throws: the network's error with its `code`, and whether its connection was a kept one. */
export function send(base: string, sent: Sent): Promise<HttpAnswer> {
  const payload = sent.bytes ?? (sent.body === undefined ? undefined : Buffer.from(JSON.stringify(sent.body)))
  const type = sent.bytes === undefined ? 'application/json' : 'application/octet-stream'
  const headers = {
    ...(payload !== undefined && { 'content-type': type, 'content-length': payload.byteLength }),
    ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
    ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
    ...sent.headers,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${base}${sent.path}`,
      { method: sent.method, headers, agent: sent.agent ?? false, timeout: sent.patienceMs ?? patienceMs },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: incoming.headers,
          }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })))
    outgoing.on('error', (error) => reject(Object.assign(error, { isKept: outgoing.reusedSocket })))
    outgoing.end(payload)
  })
}

/** Signs in and answers the token. Throws: Error showing the refusal. */
export async function signIn(
  base: string,
  username: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await send(base, { method: 'POST', path: '/api/auth/signIn', body: { username, password }, headers })
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status} ${answer.text}`)
  const { token }: { token: string } = JSON.parse(answer.text)
  return token
}
