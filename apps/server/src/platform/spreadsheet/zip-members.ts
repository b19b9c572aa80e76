import { limits } from './limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

/** One packed part. `start` and `packedBytes` say where its data lies in the file. */
export type Member = {
  readonly name: string
  readonly isDeflated: boolean
  readonly start: number
  readonly packedBytes: number
  readonly unpackedBytes: number
}
type Entry = { readonly member: Member; readonly from: number }

const localSignature = 0x0403_4b50
const entrySignature = 0x0201_4b50
const endSignature = 0x0605_4b50
const endBytes = 22
const archive = /\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar|jar)$/i

/**
 * The parts of a zip archive, believed only when they add up: within the limits, lying one behind the other, none of them locked or
 * an archive of its own. Reads the directory alone and unpacks nothing. Throws: SpreadsheetError.
 */
export function membersOf(file: Buffer): Member[] {
  const end = file.length - endBytes
  // A comment behind the directory could hide a second one, and no spreadsheet program writes one.
  if (end < 0 || file.readUInt32LE(end) !== endSignature) throw new SpreadsheetError('damaged')
  const count = file.readUInt16LE(end + 10)
  const directory = file.readUInt32LE(end + 16)
  if (count > limits.members) throw new SpreadsheetError('unpacks_too_big')
  const entries = entriesOf(file, directory, end, count)
  const total = entries.reduce((sum, { member }) => sum + member.unpackedBytes, 0)
  if (total > limits.unpackedBytes) throw new SpreadsheetError('unpacks_too_big')
  rejectOverlap(entries, directory)
  return entries.map(({ member }) => member)
}

function entriesOf(file: Buffer, directory: number, end: number, count: number): Entry[] {
  const entries: Entry[] = []
  let at = directory
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || file.readUInt32LE(at) !== entrySignature) throw new SpreadsheetError('damaged')
    const nameBytes = file.readUInt16LE(at + 28)
    entries.push(entryOf(file, at, file.toString('utf8', at + 46, at + 46 + nameBytes)))
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  if (at !== end) throw new SpreadsheetError('damaged')
  return entries
}

function entryOf(file: Buffer, at: number, name: string): Entry {
  const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]
  const [packedBytes, unpackedBytes, from] = [20, 24, 42].map((offset) => file.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ]
  if ((flags & 1) === 1) throw new SpreadsheetError('encrypted')
  if (method !== 0 && method !== 8) throw new SpreadsheetError('damaged')
  if (archive.test(name)) throw new SpreadsheetError('wrong_content', { named: 'XLSX' })
  if (unpackedBytes > limits.ratioFromBytes && unpackedBytes > packedBytes * limits.unpackedRatio)
    throw new SpreadsheetError('unpacks_too_big')
  if (from + 30 > file.length || file.readUInt32LE(from) !== localSignature) throw new SpreadsheetError('damaged')
  const start = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28)
  return { from, member: { name, isDeflated: method === 8, start, packedBytes, unpackedBytes } }
}

/** Parts that share their bytes unpack to more than any of them says. Source: D. Fifield, A better zip bomb, 2019. */
function rejectOverlap(entries: readonly Entry[], directory: number): void {
  const ordered = entries.toSorted((one, other) => one.from - other.from)
  for (const [index, { member }] of ordered.entries()) {
    const next = ordered[index + 1]?.from ?? directory
    if (member.start + member.packedBytes > next) throw new SpreadsheetError('unpacks_too_big')
  }
}
