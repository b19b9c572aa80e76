import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { archiveDamaged } from './damage.ts'
import type { Frame } from './frames.ts'
import { frameTypes, readFrames } from './frames.ts'
import type { Manifest, Member } from './manifest.ts'
import { MemberHead } from './manifest.ts'
import type { Located } from './trailer.ts'
import { locate } from './trailer.ts'

export type ReadMember = {
  readonly member: Member
  /** To be read to its end before the next member. */
  readonly bytes: AsyncIterable<Buffer>
}

/** Reads the whole archive once and compares every hash. Throws: SupervisorError naming what is damaged. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const located = await locate(file)
  const hash = createHash('sha256')
  for await (const chunk of bytesOf(file, 0, located.hashedTo)) hash.update(chunk)
  if (hash.digest('hex') !== located.sha256) throw archiveDamaged('its hash is another than when it was made')
  for await (const { bytes } of membersOf(file, located)) {
    for await (const chunk of bytes) void chunk
  }
  return located.manifest
}

/** The members in their order; each is compared with the manifest as it is read. Throws: SupervisorError. */
export async function* readMembers(file: string): AsyncGenerator<ReadMember> {
  yield* membersOf(file, await locate(file))
}

async function* membersOf(file: string, located: Located): AsyncGenerator<ReadMember> {
  const packed = bytesOf(file, located.from, located.to)
  const frames = readFrames(unpack(packed))
  for (const member of located.manifest.members) {
    expectHead(await frames.next(), member)
    yield { member, bytes: bytesOfMember(frames, member) }
  }
  if ((await frames.next()).done !== true) throw archiveDamaged('it holds more than its manifest says')
}

async function* unpack(packed: ReturnType<typeof bytesOf>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of packed.pipe(createZstdDecompress())) yield chunk
  } catch (error) {
    throw archiveDamaged(error instanceof Error ? error.message : 'it cannot be unpacked')
  }
}

async function* bytesOfMember(frames: AsyncGenerator<Frame>, member: Member): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for (;;) {
    const { value, done } = await frames.next()
    if (done === true) throw archiveDamaged(`${member.name} is incomplete`)
    if (value.type === frameTypes.end) break
    if (value.type !== frameTypes.bytes) throw archiveDamaged(`${member.name} is incomplete`)
    hash.update(value.payload)
    size += value.payload.length
    yield value.payload
  }
  if (size !== member.bytes || hash.digest('hex') !== member.sha256) throw archiveDamaged(`${member.name} was altered`)
}

function expectHead(next: IteratorResult<Frame>, member: Member): void {
  if (next.done === true || next.value.type !== frameTypes.head) throw archiveDamaged(`${member.name} is missing`)
  const head = MemberHead.safeParse(JSON.parse(next.value.payload.toString('utf8')))
  if (!head.success || head.data.kind !== member.kind || head.data.name !== member.name)
    throw archiveDamaged(`${member.name} is misplaced`)
}

function bytesOf(file: string, from: number, to: number) {
  return createReadStream(file, { start: from, end: to - 1, highWaterMark: 1024 * 1024 })
}
