import type { Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { archiveDamaged } from './damage.ts'
import { archiveFormat, Manifest } from './manifest.ts'

// The file: start | zstd of the frames | manifest | its length (4 bytes) | SHA-256 of all before (32 bytes) | end

export const archiveStart = Buffer.from('countinghouse backup\n')
const archiveEnd = Buffer.from('\nwhole\n')
const lengthBytes = 4
const hashBytes = 32
const tailBytes = lengthBytes + hashBytes + archiveEnd.length
const manifestLimit = 64 * 1024 * 1024

export type Located = {
  readonly manifest: Manifest
  /** Where the compressed members lie: from the first byte to before the last. */
  readonly from: number
  readonly to: number
  readonly fileBytes: number
  /** SHA-256 of everything before itself, as the file says. */
  readonly sha256: string
  readonly hashedTo: number
}

/** The pieces behind the members; the hash has seen everything before them. */
export function trailerOf(manifest: Manifest, hash: Hash): Buffer[] {
  const text = Buffer.from(JSON.stringify(manifest))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(text.length)
  return [text, length, hash.update(text).update(length).digest(), archiveEnd]
}

/** Reads the manifest from the end of the file, without its members. Throws: SupervisorError when it is no backup. */
export async function locate(file: string): Promise<Located> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw archiveDamaged(`${file} cannot be read (${error.message})`)
  })
  const read = async (from: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }
  try {
    const fileBytes = (await handle.stat()).size
    if (!(await read(0, archiveStart.length)).equals(archiveStart)) throw archiveDamaged('it does not begin as one')
    const tail = await read(Math.max(0, fileBytes - tailBytes), tailBytes)
    if (tail.length < tailBytes || !tail.subarray(lengthBytes + hashBytes).equals(archiveEnd))
      throw archiveDamaged('its end is missing')
    const hashedTo = fileBytes - tailBytes + lengthBytes
    const length = tail.readUInt32BE()
    const to = hashedTo - lengthBytes - length
    if (length > manifestLimit || to < archiveStart.length) throw archiveDamaged('its manifest is missing')
    return {
      manifest: parse(await read(to, length)),
      from: archiveStart.length,
      to,
      fileBytes,
      sha256: tail.subarray(lengthBytes, lengthBytes + hashBytes).toString('hex'),
      hashedTo,
    }
  } finally {
    await handle.close()
  }
}

function parse(text: Buffer): Manifest {
  let found: unknown
  try {
    found = JSON.parse(text.toString('utf8'))
  } catch {
    throw archiveDamaged('its manifest cannot be read')
  }
  if (typeof found === 'object' && found !== null && 'format' in found && Number(found.format) > archiveFormat)
    throw archiveDamaged(`it was created by a newer version (format ${Number(found.format)})`)
  const read = Manifest.safeParse(found)
  if (!read.success) throw archiveDamaged(`its manifest is wrong at ${read.error.issues[0]?.path.join('.')}`)
  return read.data
}
