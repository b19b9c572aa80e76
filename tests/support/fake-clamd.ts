import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The harmless text that every scanner takes for a virus; written in two parts, so that this file is none. Source: EICAR. */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/** Answers INSTREAM as clamd does. Source: clamd(8). */
export function clamdStandIn() {
  const path = join(tmpdir(), `clamd-${randomUUID()}`)
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const bytes = bytesOf(received.subarray('zINSTREAM\0'.length))
      if (bytes !== null)
        socket.end(bytes.includes(testVirus) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  return {
    path,
    listen: () => new Promise<void>((resolve) => server.listen(path, resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** What came in pieces, once the piece of no length is there. */
function bytesOf(framed: Buffer): Buffer | null {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= framed.length;) {
    const length = framed.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(framed.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
