import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseAccount } from '../../apps/server/src/supervisor/account.ts'
import { assertExternal } from '../../apps/server/src/supervisor/assertions.ts'
import { startEmbedded } from '../../apps/server/src/supervisor/embedded.ts'
import { grantAccount, openDataFolder } from '../../apps/server/src/supervisor/layout.ts'
import { installedPackage, preparePrograms, repairLinks } from '../../apps/server/src/supervisor/native-package.ts'
import {
  ask,
  cleanUp,
  hold,
  isAlive,
  killHard,
  launch,
  lockFile,
  newFolder,
  open,
  postmasterOf,
  visit,
} from './holder.ts'

const isFull = process.env.FAULTS === 'full'
const rounds = isFull ? 10 : 2
const long = { timeout: isFull ? 600_000 : 120_000 }

afterEach(cleanUp, 60_000)

describe('A5: a database that outlived its supervisor', long, () => {
  test('is proven ours, stopped and started again, with every committed row', async () => {
    const folder = newFolder()
    for (let round = 1; round <= rounds; round++) {
      const first = await hold(folder)
      expect(first.refusal).toBe('')
      const url = first.url ?? ''
      await ask(url, 'create table if not exists public.kept (round int)')
      await ask(url, `insert into public.kept values (${round})`)
      const orphan = postmasterOf(folder)
      await killHard(first.child)
      expect(isAlive(orphan)).toBe(true)
      await visit(folder, async ({ superUrl }) => {
        expect(isAlive(orphan)).toBe(false)
        expect(postmasterOf(folder)).not.toBe(orphan)
        expect(await ask(superUrl, 'select count(*)::int as answer from public.kept')).toBe(round)
      })
    }
  })

  test.runIf(process.platform === 'linux')('is found even when its lock file was emptied', async () => {
    const folder = newFolder()
    const first = await hold(folder)
    const orphan = postmasterOf(folder)
    await killHard(first.child)
    truncateSync(lockFile(folder))
    await visit(folder, async ({ superUrl }) => {
      expect(isAlive(orphan)).toBe(false)
      expect(await ask(superUrl, 'select 1 as answer')).toBe(1)
    })
  })

  test('is left alone when it is not ours', async () => {
    const [ours, other] = [newFolder(), newFolder()]
    await visit(ours, async () => undefined)
    await visit(other, async (database) => {
      const claim = readFileSync(lockFile(other), 'utf8')
      writeFileSync(lockFile(ours), claim)
      await expect(open(ours)).rejects.toThrow('it was not stopped')
      expect(readFileSync(lockFile(ours), 'utf8')).toBe(claim)
      expect(await ask(database.superUrl, 'select 1 as answer')).toBe(1)
      rmSync(lockFile(ours))
    })
  })
})

describe('A6: a lock file nobody stands behind', long, () => {
  const times = isFull ? 5 : 1

  async function heals(spoil: (real: string[], folder: string) => string): Promise<void> {
    const folder = newFolder()
    const real = await visit(folder, async () => readFileSync(lockFile(folder), 'utf8').split('\n'))
    for (let time = 0; time < times; time++) {
      writeFileSync(lockFile(folder), spoil(real, folder))
      await visit(folder, async ({ appUrl }) => expect(await ask(appUrl, 'select 1 as answer')).toBe(1))
    }
  }

  test('dead process', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid
    await heals((real) => [gone, ...real.slice(1)].join('\n'))
  })

  test('number reused by an unrelated process, which stays untouched', async () => {
    const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
    try {
      await heals((real) => [unrelated.pid, real[1], String(Number(real[2]) - 3600), ...real.slice(3)].join('\n'))
      expect(unrelated.signalCode ?? unrelated.exitCode).toBeNull()
    } finally {
      await killHard(unrelated)
    }
  })

  test('truncated', async () => heals((real) => (real[0] ?? '').slice(0, 1)))
  test('empty', async () => heals(() => ''))

  test('our own lock file, filled with something else', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'supervisor.lock'), 'x'.repeat(5000))
    await visit(folder, async ({ appUrl }) => expect(await ask(appUrl, 'select 1 as answer')).toBe(1))
  })
})

describe('A7: two starts on one folder', long, () => {
  test('the second says so and ends, the first serves on', async () => {
    const folder = newFolder()
    const first = await hold(folder)
    for (let round = 0; round < rounds; round++) {
      const second = await hold(folder)
      expect(await second.exited).toBe(1)
      expect(second.refusal).toContain(`already runs`)
      expect(second.refusal).toContain(String(first.child.pid))
      expect(await ask(first.url ?? '', 'select 1 as answer')).toBe(1)
    }
  })

  test('of two at once exactly one serves', async () => {
    for (let round = 0; round < rounds; round++) {
      const folder = newFolder()
      const both = await Promise.all([hold(folder), hold(folder)])
      expect(both.filter((holder) => holder.url !== null)).toHaveLength(1)
      const loser = both.find((holder) => holder.url === null)
      expect(await loser?.exited).toBe(1)
      await cleanUp()
    }
  })
})

describe('what an interrupted or limited installation leaves', long, () => {
  test('a killed first start heals', async () => {
    for (let round = 0; round < rounds; round++) {
      const folder = newFolder()
      const first = launch(folder)
      await untilInitRuns(folder)
      await sleep(Math.random() * 600)
      await killHard(first)
      await visit(folder, async ({ appUrl }) => expect(await ask(appUrl, 'select 1 as answer')).toBe(1))
      await visit(folder, async () =>
        expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new-'))).toEqual([]),
      )
    }
  })

  test('missing links between libraries are put back', () => {
    const copy = packageCopy(newFolder())
    expect(spawnSync(join(copy, 'native/bin/initdb'), ['--version']).status).not.toBe(0)
    expect(repairLinks(copy)).toBe(true)
    expect(spawnSync(join(copy, 'native/bin/initdb'), ['--version']).status).toBe(0)
  })

  test('a closed installation is copied into the data folder', () => {
    const closed = newFolder()
    const copy = packageCopy(closed)
    // Root may write everywhere, so there the installation is closed to the database's user instead.
    const isRoot = process.getuid?.() === 0
    if (isRoot) chmodSync(closed, 0o700)
    else chmodSync(join(copy, 'native/lib'), 0o555)
    const layout = openDataFolder(newFolder())
    const account = databaseAccount(layout.clusterDir)
    grantAccount(layout, account)
    try {
      const programs = preparePrograms(layout.dataDir, account, copy)
      expect(programs.postgres.startsWith(layout.dataDir)).toBe(true)
      expect(existsSync(programs.initdb)).toBe(true)
    } finally {
      chmodSync(join(copy, 'native/lib'), 0o755)
    }
  })

  test('another major version, a strange folder and lost passwords are refused', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres', 'notes.txt'), '')
    await expect(open(folder)).rejects.toThrow('is not empty')
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    await expect(open(folder)).rejects.toThrow('created by PostgreSQL 17')
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    rmSync(join(folder, 'passwords.json'), { force: true })
    await expect(open(folder)).rejects.toThrow('passwords')
  })
})

describe('a running database', long, () => {
  test('comes back by itself when it is killed', async () => {
    const folder = newFolder()
    await visit(folder, async (database) => {
      const deaths: number[] = []
      database.onExit(({ crashes }) => deaths.push(crashes))
      process.kill(postmasterOf(folder), 'SIGKILL')
      while (deaths.length === 0 || (await ask(database.appUrl, 'select 1 as answer').catch(() => 0)) !== 1)
        await sleep(50)
      expect(deaths).toEqual([1])
    })
  })

  test('is durable, closed to the network, and its roles hold no more than they need', async () => {
    const database = await startEmbedded({ dataDir: newFolder(), isDurable: true, log: () => undefined })
    try {
      const show = (url: string, name: string) => ask(url, `select current_setting('${name}') as answer`)
      for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
        expect(await show(database.appUrl, name)).toBe('on')
      }
      expect(await show(database.appUrl, 'listen_addresses')).toBe(process.platform === 'win32' ? '127.0.0.1' : '')
      expect(await show(database.appUrl, 'statement_timeout')).toBe('10s')
      expect(await show(database.appUrl, 'transaction_timeout')).toBe('30s')
      expect(await show(database.appUrl, 'search_path')).toBe('pg_catalog')
      expect(await show(database.maintUrl, 'default_transaction_read_only')).toBe('on')
      await expect(ask(database.appUrl, 'create table public.mine (a int)')).rejects.toThrow('permission denied')
      await expect(ask(database.appUrl, 'create temp table mine (a int)')).rejects.toThrow('permission denied')
      expect(await ask(database.ownerUrl, `select extensions.show_trgm('مرحبا')::text <> '{}' as answer`)).toBe(true)
      await expect(assertExternal(database.superUrl)).rejects.toThrow('create role app')
      await ask(database.ownerUrl, 'create table public.theirs (a int)')
      await expect(assertExternal(database.ownerUrl)).rejects.toThrow('owns 1 table')
      await assertExternal(database.appUrl)
    } finally {
      await database.stop()
    }
  })

  test('keeps its passwords from other users', async () => {
    const folder = newFolder()
    await visit(folder, async () => undefined)
    expect(statSync(join(folder, 'passwords.json')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0)
  })
})

function packageCopy(folder: string): string {
  const copy = join(folder, 'package')
  const installed = installedPackage()
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  const links: { target: string }[] = JSON.parse(readFileSync(join(installed, 'native/pg-symlinks.json'), 'utf8'))
  for (const { target } of links) rmSync(join(copy, target), { force: true })
  return copy
}

async function untilInitRuns(folder: string): Promise<void> {
  while (!readdirSync(folder).some((name) => name.startsWith('postgres'))) await sleep(10)
}
