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
  /** Sent as soon as the server can be reached. */
  readonly waits: number
  /** Refused, and what is behind it: somebody must decide first. */
  readonly stopped: number
  /** Pages in sight that keep what is entered on them. */
  readonly keeping: number
}

/** Of all commands of this tab that the server has not acknowledged. */
export const waitingCommands = createStore<Waiting>()(() => ({ waits: 0, stopped: 0, keeping: 0 }))

const queues = new Set<Followed>()

export function followQueue(queue: Followed): void {
  queues.add(queue)
  queue.state.subscribe(count)
}

/** What came into the browser's store by other tabs. */
export async function loadQueues(): Promise<void> {
  await Promise.all([...queues].map((queue) => queue.load()))
}

/** Sends what waits; what cannot be sent now waits on. */
export async function sendQueues(): Promise<void> {
  await Promise.all([...queues].map((queue) => queue.flush().catch(() => undefined)))
}

/** Answers the end of it. */
export function keepHere(): () => void {
  const add = (more: number) => waitingCommands.setState(({ keeping }) => ({ keeping: keeping + more }))
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
