import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, urlOf } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Passwords, RoleName } from '../../apps/server/src/supervisor/passwords.ts'
import { inspectProcess } from '../../apps/server/src/supervisor/process-table.ts'
import { freePort, portIsTaken } from './free-port.ts'
import { send } from './processes-http.ts'
import { listProcesses } from './processes-list.ts'

export const password = 'demo password of a test'
/** The reservations R5 and R8. */
export const promises = { readyMs: 15_000, stopMs: 25_000 }

export type Stopped = { readonly code: number | null; readonly ms: number }
type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly nodeFlags?: readonly string[]
  /** Without the demo, its companies and their documents. */
  readonly isEmpty?: boolean
}

const projectDir = resolve(import.meta.dirname, '../..')
const startMs = 240_000
// As the probe of a proxy would: a connection dealt to a web process that just died is never answered.
const probeMs = 1000

/** The product as a user starts it: supervisor, web processes and embedded database, in a data folder of its own. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'house-'))
  readonly logFile = join(this.dataDir, 'product.log')
  private port = 0
  private child: ChildProcess | null = null
  private exited: Promise<number | null> = Promise.resolve(null)
  private readonly options: Options

  constructor(options: Options = {}) {
    this.options = options
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it and waits until it serves; answers how long that took. Throws: Error with its log. */
  async start(): Promise<number> {
    const startedAt = performance.now()
    for (let isUp = false; !isUp;) {
      const isNew = this.port === 0
      this.port ||= await freePort()
      this.launch(['--no-open', ...(this.options.isEmpty === true ? ['--no-demo'] : [])])
      isUp = await this.untilReady(startMs).then(
        () => true,
        (error: unknown) => {
          // Somebody took the port after it was found free: that says nothing of the product.
          if (!isNew || !this.log().includes(portIsTaken(this.port))) throw error
          this.port = 0
          return false
        },
      )
    }
    return performance.now() - startedAt
  }

  /** A further start on the same data folder, with a port of its own. */
  async startAgain(): Promise<{ code: number | null; output: string }> {
    const args = [join(projectDir, 'apps/server/src/start.ts'), '--no-open', '--port', String(await freePort())]
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)))
    const code = await new Promise<number | null>((done) => child.once('close', done))
    return { code, output }
  }

  /** Waits for readiness with other processes than those given. Throws: Error with the log when it takes too long. */
  async untilReady(withinMs: number, former: { postmaster?: number; web?: readonly number[] } = {}): Promise<void> {
    const until = Date.now() + withinMs
    for (;;) {
      if (this.isReplaced(former) && (await this.isReady())) return
      if (this.child?.exitCode !== null)
        throw new Error(`The product ended with code ${this.child?.exitCode}:\n${this.log()}`)
      if (Date.now() > until) throw new Error(`Not ready after ${withinMs} ms:\n${this.log()}`)
      await sleep(15)
    }
  }

  async isReady(): Promise<boolean> {
    const answer = await send(this.url, { method: 'GET', path: '/readyz', patienceMs: probeMs }).catch(() => null)
    return answer?.status === 200
  }

  supervisor(): number {
    return this.child?.pid ?? 0
  }

  web(): number[] {
    const below = listProcesses().filter(({ parent }) => parent === this.supervisor())
    return below.filter(({ command }) => command.includes('main.ts')).map(({ pid }) => pid)
  }

  /** Throws: Error when there is no database yet. */
  postmaster(): number {
    return Number(readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  /** Connection string of a role, `postgres` being the superuser that no policy binds. */
  database(role: RoleName): string {
    const passwords: Passwords = JSON.parse(readFileSync(join(this.dataDir, 'passwords.json'), 'utf8'))
    const endpoint: Endpoint = { host: join(this.dataDir, 'run'), port: 5432 }
    return urlOf(endpoint, role, passwords)
  }

  log(): string {
    return readFileSync(this.logFile, 'utf8')
  }

  /** Asks for an orderly stop and waits for the end. */
  async stop(): Promise<Stopped> {
    const startedAt = performance.now()
    this.child?.kill('SIGTERM')
    const code = await this.exited
    return { code, ms: performance.now() - startedAt }
  }

  /** Waits for the end of a supervisor that was killed. */
  async untilEnded(): Promise<void> {
    await this.exited
  }

  /** Processes that work in the data folder or stand below its supervisor. */
  remaining(): number[] {
    const known = listProcesses()
    const isOurs = (pid: number, parent: number, command: string): boolean =>
      parent === this.supervisor() || pid === this.supervisor() || command.includes(this.dataDir)
    return known.filter(({ pid, parent, command }) => isOurs(pid, parent, command)).map(({ pid }) => pid)
  }

  /** Ends everything at once and removes the folder. */
  async dispose(): Promise<void> {
    const web = this.web()
    for (const pid of [this.supervisor(), ...web]) kill(pid, 'SIGKILL')
    await this.exited
    const postmaster = readPid(() => this.postmaster())
    if (postmaster && inspectProcess(postmaster)?.program === 'postgres') kill(postmaster, 'SIGQUIT')
    await untilGone([...web, postmaster])
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  private launch(args: readonly string[]): void {
    const log = openSync(this.logFile, 'a')
    const program = join(projectDir, 'apps/server/src/start.ts')
    // With the channel of `npm start`: should the test die, the product stops by itself.
    const child = spawn(process.execPath, [program, ...args], {
      cwd: projectDir,
      env: this.environment(),
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    this.child = child
    this.exited = new Promise((done) => child.once('exit', (code) => done(code)))
  }

  private environment(): NodeJS.ProcessEnv {
    const own = {
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      DEMO_PASSWORD: password,
      CI: '1',
      BUSY_DELAY_MS: 'off',
    }
    const flags = [...(this.options.nodeFlags ?? [])].join(' ')
    // The test runner's own settings are none of the product's business.
    const { PATH, LOG_LEVEL, NODE_COMPILE_CACHE } = process.env
    const inherited = { PATH, LOG_LEVEL, NODE_COMPILE_CACHE }
    return { ...inherited, ...own, ...(flags && { NODE_OPTIONS: flags }), ...this.options.env }
  }

  private isReplaced({ postmaster, web }: { postmaster?: number; web?: readonly number[] }): boolean {
    if (postmaster !== undefined && [0, postmaster].includes(readPid(() => this.postmaster()))) return false
    return web === undefined || !this.web().some((pid) => web.includes(pid))
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal)
  } catch {
    // It went before us.
  }
}

/** Waits until none of these processes lives. Throws: Error when one does after 15 s. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const until = Date.now() + promises.readyMs
  while (pids.some((pid) => pid > 0 && inspectProcess(pid) !== null)) {
    if (Date.now() > until) throw new Error(`Processes ${pids.join(', ')} do not end.`)
    await sleep(20)
  }
}

/** While a server starts its lock file may be missing or half written. */
function readPid(read: () => number): number {
  try {
    return read() || 0
  } catch {
    return 0
  }
}
