import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { ClientBase, Submittable } from 'pg'

/** What we use of node-postgres' connection: the messages of COPY. */
type Wire = {
  readonly stream: Socket
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

export type CopyOut = {
  /** Bytes as PostgreSQL sends them; a reader that is slow holds the server back. */
  readonly bytes: Readable
  /** Rows sent; known once the bytes have ended. */
  readonly rowCount: () => number
}

/** Runs `copy ... to stdout`. The bytes fail with the database's error. Left before its end, the connection is lost. */
export function copyOut(client: ClientBase, text: string): CopyOut {
  const leaving = new Leaving(text)
  client.query(leaving)
  return { bytes: leaving.bytes, rowCount: () => leaving.rowCount }
}

/** Runs `copy ... from stdin` and answers the number of rows. Throws: the database's error, or that of the source. */
export async function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return await new Promise((resolve, reject) => {
    client.query(new Arriving(text, source, (error, rows) => (error === null ? resolve(rows) : reject(error))))
  })
}

const blockBytes = 64 * 1024

class Leaving implements Submittable {
  rowCount = 0
  private block = Buffer.allocUnsafe(blockBytes)
  private filled = 0
  readonly bytes: Readable
  private wire: Wire | null = null
  private isOver = false
  private readonly text: string

  constructor(text: string) {
    this.text = text
    this.bytes = new Readable({
      read: () => void this.wire?.stream.resume(),
      destroy: (error, done) => {
        if (!this.isOver) this.wire?.stream.destroy()
        done(error)
      },
    })
  }

  submit(connection: unknown): undefined {
    this.wire = connection as Wire
    this.wire.query(this.text)
  }

  /** One row; it lies in the driver's buffer, which the next rows overwrite, so it is copied. */
  handleCopyData(message: { chunk: Buffer }): void {
    if (message.chunk.length > this.block.length - this.filled) this.handOver(message.chunk.length)
    this.filled += message.chunk.copy(this.block, this.filled)
  }

  handleCommandComplete(message: { text: string }): void {
    this.rowCount = rowsOf(message.text)
  }

  handleReadyForQuery(): void {
    this.isOver = true
    this.handOver(0)
    this.bytes.push(null)
  }

  handleError(error: Error): void {
    this.isOver = true
    this.bytes.destroy(error)
  }

  private handOver(needed: number): void {
    const full = this.block.subarray(0, this.filled)
    this.block = Buffer.allocUnsafe(Math.max(blockBytes, needed))
    this.filled = 0
    if (full.length > 0 && !this.bytes.destroyed && !this.bytes.push(full)) this.wire?.stream.pause()
  }
}

class Arriving implements Submittable {
  private rowCount = 0
  private isOver = false
  private failure: Error | null = null
  private readonly text: string
  private readonly source: AsyncIterable<Buffer>
  private readonly settle: (error: Error | null, rowCount: number) => void

  constructor(text: string, source: AsyncIterable<Buffer>, settle: (error: Error | null, rowCount: number) => void) {
    this.text = text
    this.source = source
    this.settle = settle
  }

  submit(connection: unknown): undefined {
    const wire = connection as Wire
    wire.query(this.text)
  }

  handleCopyInResponse(connection: unknown): void {
    void this.pump(connection as Wire)
  }

  handleCommandComplete(message: { text: string }): void {
    this.rowCount = rowsOf(message.text)
  }

  handleReadyForQuery(): void {
    this.isOver = true
    this.settle(null, this.rowCount)
  }

  handleError(error: Error): void {
    this.isOver = true
    this.settle(this.failure ?? error, 0)
  }

  private async pump(wire: Wire): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.isOver) return
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await drained(wire.stream)
      }
      if (!this.isOver) wire.endCopyFrom()
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('The source failed.', { cause: error })
      if (!this.isOver) wire.sendCopyFail('the source failed')
    }
  }
}

/** Resolves when the socket takes more, or will never again. */
async function drained(socket: Socket): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).catch(() => undefined)
  waiting.abort()
}

/** `COPY 12`, as the server reports its end. */
function rowsOf(tag: string): number {
  return Number(tag.split(' ')[1] ?? 0)
}
