import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './http-client.ts'
import { percentile } from './windows.ts'

type Others = {
  readonly port: number
  readonly clients: number
  /** Between two requests of a client. */
  readonly pauseMs: number
  readonly request: (sequence: number) => string
}
type Times = { readonly p95: number; readonly worst: number; readonly count: number; readonly refused: number }

let sequence = 0

/** How long the requests of others take, in milliseconds, until something else is done. */
export async function timesWhile(others: Others, isDone: Promise<unknown>): Promise<Times> {
  const times: number[] = []
  let isOver = false
  let refused = 0
  const client = async (): Promise<void> => {
    const connection = await Connection.open(others.port)
    while (!isOver) {
      const startedAt = performance.now()
      const { status } = await connection.send(others.request(sequence++))
      times.push(performance.now() - startedAt)
      if (status >= 300) refused++
      await sleep(others.pauseMs)
    }
    connection.close()
  }
  const clients = Promise.all(Array.from({ length: others.clients }, client))
  try {
    await isDone
  } finally {
    isOver = true
    await clients
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p95: percentile(sorted, 0.95), worst: sorted.at(-1) ?? Number.NaN, count: sorted.length, refused }
}
