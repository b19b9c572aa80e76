import { archiveDamaged } from './damage.ts'

/** A member begins with its head as JSON, goes on with its bytes and ends; then the next one. */
export type Frame = { readonly type: FrameType; readonly payload: Buffer }

export const frameTypes = { head: 1, bytes: 2, end: 3 } as const
export type FrameType = (typeof frameTypes)[keyof typeof frameTypes]

const prefixBytes = 5
/** Larger than any piece that a socket or a file gives at once, so a longer one is damage and never memory. */
const payloadLimit = 16 * 1024 * 1024

/** Type and length before the payload. */
export function* framesOf(type: FrameType, payload: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at === 0 || at < payload.length; at += payloadLimit) {
    const piece = payload.subarray(at, at + payloadLimit)
    const prefix = Buffer.alloc(prefixBytes)
    prefix.writeUInt8(type)
    prefix.writeUInt32BE(piece.length, 1)
    yield prefix
    if (piece.length > 0) yield piece
  }
}

/** The frames of a stream of bytes, however it was cut. Throws: SupervisorError where they are damaged. */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const waiting = new Waiting()
  for await (const chunk of bytes) {
    waiting.add(chunk)
    for (;;) {
      const prefix = waiting.peek(prefixBytes)
      if (prefix === null) break
      const type = Object.values(frameTypes).find((known) => known === prefix.readUInt8())
      const length = prefix.readUInt32BE(1)
      if (type === undefined || length > payloadLimit) throw archiveDamaged('its inner marks do not fit')
      if (waiting.size < prefixBytes + length) break
      waiting.take(prefixBytes)
      yield { type, payload: waiting.take(length) }
    }
  }
  if (waiting.size > 0) throw archiveDamaged('it ends in the middle of a member')
}

/** Bytes that came and were not read yet; joined only as far as they are asked for. */
class Waiting {
  size = 0
  private chunks: Buffer[] = []

  add(chunk: Buffer): void {
    this.chunks.push(chunk)
    this.size += chunk.length
  }

  peek(count: number): Buffer | null {
    if (this.size < count) return null
    if ((this.chunks[0]?.length ?? 0) < count) this.chunks = [Buffer.concat(this.chunks)]
    return this.chunks[0] ?? null
  }

  take(count: number): Buffer {
    const first = this.peek(count) ?? Buffer.alloc(0)
    this.size -= count
    if (first.length === count) this.chunks.shift()
    else this.chunks[0] = first.subarray(count)
    return first.subarray(0, count)
  }
}
