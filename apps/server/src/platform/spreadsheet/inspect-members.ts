import { createInflateRaw } from 'node:zlib'
import { MarkupGuard } from './markup-guard.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import type { Member } from './zip-members.ts'

const markup = /\.(?:xml|rels)$/i
const macro = /vbaProject|macroEnabled/

/** Unpacks every part once, keeping nothing, and refuses what is larger than it says, holds macros or is unsafe markup. */
export async function inspectMembers(file: Buffer, members: readonly Member[]): Promise<void> {
  for (const member of members) {
    if (macro.test(member.name)) throw new SpreadsheetError('macros')
    await inspect(file, member)
  }
  const types = members.find(({ name }) => name === '[Content_Types].xml')
  if (types === undefined) throw new SpreadsheetError('wrong_content', { named: 'XLSX' })
  if (macro.test((await unpacked(file, types)).toString('utf8'))) throw new SpreadsheetError('macros')
}

/** A part as a whole; for the small ones. */
export async function unpacked(file: Buffer, member: Member): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of chunksOf(file, member)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function inspect(file: Buffer, member: Member): Promise<void> {
  const guard = markup.test(member.name) ? new MarkupGuard() : null
  for await (const chunk of chunksOf(file, member)) guard?.feed(chunk)
  guard?.end()
}

async function* chunksOf(file: Buffer, member: Member): AsyncGenerator<Buffer> {
  const packed = file.subarray(member.start, member.start + member.packedBytes)
  let bytes = 0
  for await (const chunk of member.isDeflated ? inflated(packed) : [packed]) {
    bytes += chunk.length
    if (bytes > member.unpackedBytes) throw new SpreadsheetError('unpacks_too_big')
    yield chunk
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('damaged')
  }
}
