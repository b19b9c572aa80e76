import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { inspectProcess } from '../../apps/server/src/supervisor/process-table.ts'

export type Holder = { child: ChildProcess; url: string | null; refusal: string; exited: Promise<number | null> }

const folders: string[] = []
const children: ChildProcess[] = []

/** A new data folder, removed by cleanUp. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  folders.push(folder)
  return folder
}

/** Starts a server of this folder in its own process; resolves when it serves or has refused. */
export async function hold(folder: string): Promise<Holder> {
  const child = launch(folder)
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  let refusal = ''
  child.stderr?.on('data', (text: Buffer) => (refusal += String(text)))
  const ready = new Promise<string>((resolve) => child.stdout?.once('data', (text: Buffer) => resolve(String(text))))
  const line = await Promise.race([ready, exited])
  const url = typeof line === 'string' ? line.trim().slice('ready '.length) : null
  return { child, url, refusal, exited }
}

/** The bare process, for a test that kills it before it serves. */
export function launch(folder: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold-database.ts'), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Ends a process as a power cut would, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}

export function open(folder: string): Promise<Embedded> {
  return startEmbedded({ dataDir: folder, isDurable: false, log: () => undefined })
}

/** Opens a folder, runs fn on its database, and stops it. */
export async function visit<T>(folder: string, fn: (database: Embedded) => Promise<T>): Promise<T> {
  const database = await open(folder)
  try {
    return await fn(database)
  } finally {
    await database.stop()
  }
}

export async function ask(url: string, text: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ answer: unknown }>(text)
    return rows[0]?.answer
  })
}

export function lockFile(folder: string): string {
  return join(folder, 'postgres', 'postmaster.pid')
}

export function postmasterOf(folder: string): number {
  return Number(readFileSync(lockFile(folder), 'utf8').split('\n')[0])
}

/** Ends what tests left running, by its own number, and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) await killHard(child)
  for (const folder of folders.splice(0)) {
    if (existsSync(lockFile(folder))) await visit(folder, async () => undefined).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export function isAlive(pid: number): boolean {
  return inspectProcess(pid) !== null
}
