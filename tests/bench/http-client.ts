import { createConnection, type Socket } from 'node:net'

export type Reply = { readonly status: number; readonly body: Buffer }

const noBytes = Buffer.alloc(0)
const headEnd = Buffer.from('\r\n\r\n')

/**
 * One kept connection that sends one request at a time. Bare, since node:http would cost as much processor time as the product
 * it measures, on the same two cores.
 */
export class Connection {
  private received: Buffer = noBytes
  private waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null
  private readonly socket: Socket

  private constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.on('data', (part: Buffer) => this.take(part))
    socket.on('error', (error) => this.waiting?.reject(error))
    socket.on('close', () => this.waiting?.reject(new Error('The product closed the connection.')))
  }

  static async open(port: number): Promise<Connection> {
    const socket = createConnection({ host: '127.0.0.1', port })
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new Connection(socket)
  }

  send(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.socket.write(request)
    })
  }

  close(): void {
    this.waiting = null
    this.socket.destroy()
  }

  private take(part: Buffer): void {
    this.received = this.received.length === 0 ? part : Buffer.concat([this.received, part])
    const end = this.received.indexOf(headEnd)
    if (end < 0) return
    const head = this.received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const total = end + headEnd.length + length
    if (this.received.length < total) return
    const body = this.received.subarray(end + headEnd.length, total)
    this.received = this.received.subarray(total)
    const { waiting } = this
    this.waiting = null
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}

type Spoken = { readonly token: string; readonly key?: string; readonly body?: unknown }

/** The bytes of a request. */
export function requestText(method: 'GET' | 'POST', path: string, { token, key, body }: Spoken): string {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(payload === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${payload}`
}
