import { createStore } from 'zustand/vanilla'
import type { Command } from './command-queue.ts'

type Followed = {
  readonly load: () => Promise<void>
  readonly flush: () => Promise<void>
  readonly state: {
    readonly getState: () => { readonly commands: readonly Command[] }
    readonly subscribe: (listener: () => void) => () => void
  }
}

type Waiting = {
  /** Commands sent as soon as the server can be reached. */
  readonly waits: number
  /** Rejected commands and those blocked by them, which need a decision. */
  readonly stopped: number
  /** Visible pages that save their entries. */
  readonly retention: number
}

/** The unacknowledged commands of this tab. */
export const waitingCommands = createStore<Waiting>()(() => ({ waits: 0, stopped: 0, retention: 0 }))

const queues = new Set<Followed>()

export function subscribeQueue(queue: Followed): void {
  queues.add(queue)
  queue.state.subscribe(count)
}

/** Loads commands stored by other tabs. */
export async function loadQueues(): Promise<void> {
  await Promise.all([...queues].map((queue) => queue.load()))
}

/** Sends waiting commands; those that cannot be sent keep waiting. */
export async function sendQueues(): Promise<void> {
  await Promise.all([...queues].map((queue) => queue.flush().catch(() => undefined)))
}

/** Returns the function that ends it. */
export function saveHere(): () => void {
  const add = (more: number) => waitingCommands.setState(({ retention }) => ({ retention: retention + more }))
  add(1)
  return () => add(-1)
}

function count(): void {
  const sums = [...queues].map((queue) => {
    const { commands } = queue.state.getState()
    const stopping = new Set(commands.flatMap(({ document, refusal }) => (refusal === null ? [] : document)))
    return { all: commands.length, stopped: commands.filter(({ document }) => stopping.has(document)).length }
  })
  const all = sums.reduce((sum, one) => sum + one.all, 0)
  const stopped = sums.reduce((sum, one) => sum + one.stopped, 0)
  waitingCommands.setState({ waits: all - stopped, stopped })
}
