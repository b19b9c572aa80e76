import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelCall = { readonly key: string | undefined; readonly body: string }
/** The content of the answer; `silence`: the connection breaks. */
export type ModelReply = string | { readonly status: number }

/** A service with the chat completions of OpenAI, on this machine, whose answers the test tells. */
export async function modelStandIn() {
  const calls: ModelCall[] = []
  const replies: ModelReply[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ key: request.headers.authorization, body: Buffer.concat(parts).toString() })
      const reply = replies.shift() ?? 'silence'
      if (reply === 'silence') request.socket.destroy()
      else if (typeof reply !== 'string') response.writeHead(reply.status).end('{}')
      else {
        const answer = { choices: [{ message: { content: reply } }], usage: { total_tokens: 400 } }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/v1`,
    calls,
    answer: (...more: readonly ModelReply[]) => replies.push(...more),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
