import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../tests/support/command-line.ts'
import { startEmbedded } from '../supervisor/embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'house-'))

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('without a server a command starts the database of the data folder and stops it again; beside one it uses that', async () => {
  const environment = { DATA_DIR: dataDir }
  expect(await runCommand(['verify'], environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no database in'),
  })
  expect(readdirSync(dataDir)).toEqual([])
  const { data } = await runJson(['migrate'], environment)
  expect(data['applied']).toContain('migrations/0001_platform_foundation.sql')
  const isRunning = () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))
  expect(isRunning()).toBe(false)
  const alone = await runCommand(['doctor'], environment)
  expect(alone).toMatchObject({ code: 0, output: expect.stringContaining('durability: committed data is durable') })
  expect(isRunning()).toBe(false)
  // One of them is first, and stops the database while the other would be using it.
  const both = await Promise.all([runJson(['verify'], environment), runJson(['user', 'list'], environment)])
  expect(both).toMatchObject([{ code: 0 }, { code: 0, data: { users: [] } }])

  const running = await startEmbedded({ dataDir, isDurable: true, log: () => {} })
  try {
    expect(await runJson(['verify'], environment)).toMatchObject({ code: 0, data: { isFine: true } })
    expect((await runCommand(['doctor'], environment)).output).toContain('a server runs on this data folder')
    expect(isRunning()).toBe(true)
  } finally {
    await running.stop()
  }
}, 120_000)
