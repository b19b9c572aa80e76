import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { withClient } from './endpoint.ts'
import { lastLines, openLog } from './log-file.ts'
import { errorCode, errorText, SupervisorError } from './supervisor-error.ts'

export type PostmasterInput = {
  program: string
  clusterDir: string
  logFile: string
  account: Account | null
  settings: Record<string, string>
  superUrl: string
  /** Clears a former server; called before each attempt. */
  clear: () => Promise<void>
  /** True when nobody wants the server any more. */
  isStopping: () => boolean
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null }
export type Postmaster = { pid: number; exited: Promise<Exit>; stop(): Promise<void> }

// A dead server's processes and its zombie may hold the folder for some seconds.
const retryMs = 15_000
const fastStopMs = 10_000
const immediateStopMs = 5_000

/** Starts PostgreSQL and waits until it answers. Throws: SupervisorError with the end of its log. */
export async function startPostmaster(input: PostmasterInput): Promise<Postmaster> {
  const until = Date.now() + retryMs
  for (;;) {
    await input.clear()
    const postmaster = launch(input)
    if (await becomesReady(postmaster, input)) return postmaster
    if (input.isStopping() || Date.now() > until) {
      throw new SupervisorError(
        `PostgreSQL does not start. Last lines of ${input.logFile}:\n${lastLines(input.logFile)}`,
      )
    }
    await sleep(500)
  }
}

function launch(input: PostmasterInput): Postmaster {
  const { account, clusterDir, settings } = input
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(input.logFile)
  const child = spawn(input.program, ['-D', clusterDir, ...flags], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: clusterDir,
    // A group of its own: Ctrl-C reaches the supervisor, which stops the web processes first.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  })
  closeSync(log)
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: null, signal: null }))
  })
  return { pid: child.pid ?? 0, exited, stop: () => stopChild(child, exited) }
}

async function becomesReady(postmaster: Postmaster, input: PostmasterInput): Promise<boolean> {
  let hasExited = false
  void postmaster.exited.then(() => (hasExited = true))
  while (!hasExited) {
    try {
      await withClient(input.superUrl, (client) => client.query('select 1'))
      return true
    } catch (error) {
      // 28: it runs and refuses our password, which waiting does not change.
      if (errorCode(error).startsWith('28')) {
        await postmaster.stop()
        throw new SupervisorError(`The database rejects its stored password: ${errorText(error)}`)
      }
      await Promise.race([sleep(30), postmaster.exited])
    }
  }
  return false
}

async function stopChild(child: ChildProcess, exited: Promise<Exit>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  for (const [signal, waitMs] of [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', immediateStopMs],
  ] as const) {
    child.kill(signal)
    const timer = new AbortController()
    const isLate = sleep(waitMs, true, { signal: timer.signal }).catch(() => false)
    const isDone = await Promise.race([exited.then(() => true), isLate.then(() => false)])
    timer.abort()
    if (isDone) return
  }
  throw new SupervisorError(`PostgreSQL (process ${child.pid}) does not stop. Stop it manually before the next start.`)
}
