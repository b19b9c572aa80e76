import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listBackups, newBackupFile, pruneBackups } from './backup-folder.ts'
import { superseded } from './retention.ts'

const parent = mkdtempSync(join(tmpdir(), 'house-backups-'))
const folder = join(parent, 'backups')
const day = 24 * 60 * 60 * 1000

afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('two years of nightly backups leave the newest of 7 days, 4 weeks and 12 months', () => {
  const newest = Date.UTC(2026, 10, 21, 3)
  const nightly = Array.from({ length: 730 }, (_, n) => ({
    at: new Date(newest - n * day),
    reason: 'nightly' as const,
  }))
  const gone = new Set(superseded(nightly))
  const kept = nightly.filter((backup) => !gone.has(backup)).map(({ at }) => at.toISOString().slice(0, 10))
  expect(kept.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, n) => `2026-11-${21 - n}`))
  // Weeks end on Sunday; the week of the 21st and the one before are among the days already.
  expect(kept.slice(7, 9)).toEqual(['2026-11-08', '2026-11-01'])
  expect(kept.slice(9, 12)).toEqual(['2026-10-31', '2026-09-30', '2026-08-31'])
  expect(kept.at(-1)).toBe('2025-12-31')
  expect(kept).toHaveLength(20)
})

test('of one day the newest stays, and nothing goes while there is only one', () => {
  const nightly = (hour: string) => ({ at: new Date(`2026-03-01T${hour}:00Z`), reason: 'nightly' as const })
  const [morning, evening] = [nightly('05'), nightly('20')]
  expect(superseded([morning, evening])).toEqual([morning])
  expect(superseded([evening])).toEqual([])
  expect(superseded([])).toEqual([])
})

test('of those before upgrades the newest three stay, whatever is taken on the same days', () => {
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour))
  const upgrades = [1, 2, 3, 4].map((date) => ({ at: at(date, 14), reason: 'upgrade' as const }))
  const nightly = [1, 2, 3, 4].map((date) => ({ at: at(date, 15), reason: 'nightly' as const }))
  expect(superseded([...upgrades, ...nightly])).toEqual([upgrades[0]])
  expect(superseded([...upgrades.slice(0, 3), ...nightly])).toEqual([])
})

test('a folder lists its backups by the time in their names, and pruning leaves what is no backup alone', async () => {
  expect(await listBackups(folder)).toEqual([])
  const at = new Date('2026-11-21T03:00:00.000Z')
  const older = newBackupFile(folder, new Date(at.getTime() - 3600_000), 'nightly')
  const newer = newBackupFile(folder, at, 'nightly')
  expect(statSync(folder).mode & 0o077).toBe(0)
  for (const file of [older, newer, join(folder, 'notes.txt'), `${newer}.partial`]) writeFileSync(file, 'x')
  expect((await listBackups(folder)).map(({ file }) => file)).toEqual([newer, older])
  expect((await listBackups(folder))[0]).toMatchObject({ at, bytes: 1, name: '2026-11-21T03-00-00Z-nightly.backup' })
  expect((await pruneBackups(folder)).map(({ file }) => file)).toEqual([older])
  expect((await listBackups(folder)).map(({ file }) => file)).toEqual([newer])
  expect(statSync(join(folder, 'notes.txt')).size).toBe(1)
})
