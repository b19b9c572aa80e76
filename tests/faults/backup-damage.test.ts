import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackup } from '../../apps/server/src/backup/create-backup.ts'
import type { Manifest, Member } from '../../apps/server/src/backup/manifest.ts'
import { readMembers } from '../../apps/server/src/backup/read-archive.ts'
import { examineArchive } from '../../apps/server/src/backup/restore-backup.ts'
import type { MemberSource } from '../../apps/server/src/backup/write-archive.ts'
import { writeArchive } from '../../apps/server/src/backup/write-archive.ts'
import { runCommand } from '../support/command-line.ts'
import { openSource } from './backup-source.ts'
import { cleanUp, newFolder } from './holder.ts'
import { inputs, randomFor } from './inputs.ts'

const work = newFolder()
const whole = join(work, 'whole.backup')
const broken = join(work, 'broken.backup')
let manifest: Manifest

beforeAll(async () => {
  const { files, database } = await openSource()
  const created = await createBackup({ maintUrl: database.maintUrl, files, file: whole, hasSecrets: true })
  manifest = created.manifest
  await database.stop()
}, 120_000)
afterAll(cleanUp)

describe('L2: a damaged archive is refused before anything is touched', () => {
  test('a bit that flipped, wherever it lies', async () => {
    const random = randomFor()
    const bytes = readFileSync(whole)
    for (let n = 0; n < inputs.flips; n++) {
      const damaged = Buffer.from(bytes)
      const at = Math.floor(random() * damaged.length)
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
      writeFileSync(broken, damaged)
      await expect(examineArchive(broken), `byte ${at}`).rejects.toThrow('Nothing was changed')
    }
  })

  test('a file cut short, a file too long, a file that is none', async () => {
    const bytes = readFileSync(whole)
    const damaged = [0, 10, 100, Math.floor(bytes.length / 2), bytes.length - 50, bytes.length - 1]
      .map((length) => bytes.subarray(0, length))
      .concat(Buffer.concat([bytes, Buffer.from('x')]), Buffer.alloc(5000, 'x'))
    for (const content of damaged) {
      writeFileSync(broken, content)
      await expect(examineArchive(broken), `${content.length} bytes`).rejects.toThrow('Nothing was changed')
    }
    await expect(examineArchive(join(work, 'missing'))).rejects.toThrow('cannot be read')
  })

  test('a member taken out, put in, renamed or exchanged, and a manifest that says something else', async () => {
    const [first] = manifest.members
    if (first === undefined) throw new Error('The archive is empty.')
    const changes: Readonly<Record<string, (members: readonly Member[]) => Member[]>> = {
      'a member too many': (members) => members.slice(1),
      'a member missing': (members) => [...members, first],
      'another order': (members) => members.toReversed(),
      'another hash': ([one, ...others]) => [{ ...(one ?? first), sha256: '0'.repeat(64) }, ...others],
      'another size': ([one, ...others]) => [{ ...(one ?? first), bytes: 1 }, ...others],
      'another name': ([one, ...others]) => [{ ...(one ?? first), name: 'platform.other' }, ...others],
    }
    for (const [name, change] of Object.entries(changes)) {
      await rewrite((members) => ({ ...manifest, members: change(members) }))
      await expect(examineArchive(broken), name).rejects.toThrow('Nothing was changed')
    }
    await rewrite((members) => ({ ...manifest, members: [...members], product: '0.1.0' }))
    expect((await examineArchive(broken)).members).toEqual(manifest.members)
  })

  test('a path that leads out of the folder', async () => {
    for (const path of ['../x', 'a/../../x', '/etc/x', 'C:x', 'a\\..\\x', 'a//b', './x', 'x\0y', '']) {
      await rewrite((members) => ({ ...manifest, members: [...members] }), [storedFile(path)])
      await expect(examineArchive(broken), path).rejects.toThrow('Nothing was changed')
    }
  })

  test('L10: one of a newer version, or of a version whose migrations were others', async () => {
    const newer = { name: 'migrations/9999_erp_later.sql', checksum: '0'.repeat(64) }
    await rewrite((members) => ({ ...manifest, members: [...members], migrations: [...manifest.migrations, newer] }))
    await expect(examineArchive(broken)).rejects.toThrow('created by a newer version')
    const other = manifest.migrations.map(({ name }) => ({ name, checksum: '0'.repeat(64) }))
    await rewrite((members) => ({ ...manifest, members: [...members], migrations: other }))
    await expect(examineArchive(broken)).rejects.toThrow('was changed')
  })

  test('the command says so, with code 2 and without a trace of the program', async () => {
    writeFileSync(broken, readFileSync(whole).subarray(0, 1000))
    const target = join(work, 'never')
    const { code, errors } = await runCommand(['restore', broken, '--into-new', target])
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining('its end is missing') })
    expect(errors).not.toContain('    at ')
  })
})

/** The same members with another manifest, and every outer hash made to fit. */
async function rewrite(
  manifestOf: (members: readonly Member[]) => Manifest,
  more: readonly MemberSource[] = [],
): Promise<void> {
  async function* sources(): AsyncGenerator<MemberSource> {
    for await (const { member, bytes } of readMembers(whole)) {
      const { rows, bytes: _bytes, sha256: _sha256, ...head } = member
      yield { head, bytes, rowCount: () => rows }
    }
    yield* more
  }
  await writeArchive(broken, sources(), manifestOf)
}

function storedFile(name: string): MemberSource {
  async function* nothing(): AsyncGenerator<Buffer> {}
  return { head: { kind: 'file', name }, bytes: nothing(), rowCount: () => null }
}
