import { createConnection } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { ScanSettings } from '../config/config-scan.ts'
import type { ByteSource } from './file-store.ts'

/** What a scan found; `unknown` where the scanner did not answer and files are not taken without it. */
export type ScanResult = 'clean' | 'infected' | 'unknown'
export type VirusScan = (bytes: ByteSource) => Promise<ScanResult>

const silentMs = 30_000

/** Asks a clamd about bytes before they are kept. Source: clamd(8), INSTREAM. */
export function virusScan({ address, isNeeded }: ScanSettings): VirusScan {
  return async (bytes) => {
    const answer = await ask(address, bytes).catch(() => '')
    if (answer.endsWith(' FOUND')) return 'infected'
    return answer === 'stream: OK' || !isNeeded ? 'clean' : 'unknown'
  }
}

/** Throws: Error when nobody answers. */
async function ask(address: ScanSettings['address'], bytes: ByteSource): Promise<string> {
  const socket = createConnection(address).setTimeout(silentMs, () => socket.destroy(new Error('No answer.')))
  // What breaks after the answer has come changes nothing any more.
  socket.on('error', () => {})
  const answered = Array.fromAsync(socket as AsyncIterable<Buffer>)
  const [chunks] = await Promise.all([answered, pipeline(framed(bytes), socket, { end: false })])
  return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim()
}

/** Each piece behind its length, and a length of nothing at the end. */
async function* framed(bytes: ByteSource): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of bytes) {
    yield lengthOf(chunk.byteLength)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}
