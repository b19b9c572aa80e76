import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { framesOf, frameTypes } from './frames.ts'
import type { Manifest, Member, MemberHead } from './manifest.ts'
import { archiveStart, trailerOf } from './trailer.ts'

export type MemberSource = {
  readonly head: MemberHead
  readonly bytes: AsyncIterable<Uint8Array>
  /** Asked for once the bytes have ended; null for a file. */
  readonly rowCount: () => number | null
}

/** Stands behind the name of an archive that is being written. */
export const partialSuffix = '.partial'

/** Changes little in size above this level and much in time. */
const level = 3

/**
 * Writes members one after the other into one compressed file, in constant memory, and the manifest behind them. The file has its
 * name only when it is whole and on the disk. Answers its manifest and size in bytes.
 */
export async function writeArchive(
  file: string,
  sources: AsyncIterable<MemberSource>,
  manifestOf: (members: readonly Member[]) => Manifest,
): Promise<{ manifest: Manifest; bytes: number }> {
  const partial = `${file}${partialSuffix}`
  const members: Member[] = []
  const hash = createHash('sha256')
  let manifest: Manifest | null = null
  let bytes = 0

  async function* whole(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield counted(archiveStart)
    for await (const chunk of compressed) yield counted(chunk)
    manifest = manifestOf(members)
    for (const piece of trailerOf(manifest, hash)) {
      bytes += piece.length
      yield piece
    }
  }

  function counted(chunk: Buffer): Buffer {
    hash.update(chunk)
    bytes += chunk.length
    return chunk
  }

  try {
    await pipeline(
      Readable.from(bodyOf(sources, members), { objectMode: false }),
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      whole,
      createWriteStream(partial, { mode: 0o600 }),
    )
    await settle(partial)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  if (manifest === null) throw new Error('An archive ended without its manifest.')
  return { manifest, bytes }
}

async function* bodyOf(sources: AsyncIterable<MemberSource>, members: Member[]): AsyncGenerator<Uint8Array> {
  for await (const { head, bytes, rowCount } of sources) {
    const hash = createHash('sha256')
    let size = 0
    yield* framesOf(frameTypes.head, Buffer.from(JSON.stringify(head)))
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield* framesOf(frameTypes.bytes, chunk)
    }
    yield* framesOf(frameTypes.end, Buffer.alloc(0))
    members.push({ ...head, rows: rowCount(), bytes: size, sha256: hash.digest('hex') })
  }
}

/** Without this a power cut could leave a name with nothing behind it. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
