import pg from 'pg'
import { Connection } from './http-client.ts'
import type { Item } from './items.ts'
import { measureWindow, type Operation, type Roots, type Series, seriesOf, type Window } from './windows.ts'

export type Result = { readonly item: Item; readonly clients: number; readonly product: Series; readonly limit: Series }
export type Arena = {
  readonly port: number
  readonly superUrl: string
  readonly roots: () => Roots
  readonly seconds: number
}

const rounds = 3
const warmSeconds = 1

/** Product and bare statement in turn, A B A B A B, with as many clients each. */
export async function duel(arena: Arena, item: Item, clients: number): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(arena.port)))
  const databases = await Promise.all(Array.from({ length: clients }, () => openDatabase(arena.superUrl)))
  const ask: Operation = async (worker, sequence) => {
    const reply = await connections[worker]?.send(item.request(sequence))
    if (reply === undefined || reply.status >= 300)
      throw new Error(`${reply?.status} ${reply?.body.toString().slice(0, 300)}`)
  }
  const query: Operation = async (worker, sequence) => {
    const { sql, parameters } = item.limit(sequence)
    await databases[worker]?.query({ name: item.id, text: sql, values: [...parameters] })
  }
  try {
    for (const operation of [ask, query])
      await measureWindow(operation, clients, Math.min(warmSeconds, arena.seconds), { app: [], db: [] })
    const [product, limit]: [Window[], Window[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      product.push(await measureWindow(ask, clients, arena.seconds, arena.roots()))
      limit.push(await measureWindow(query, clients, arena.seconds, arena.roots()))
    }
    return { item, clients, product: seriesOf(product), limit: seriesOf(limit) }
  } finally {
    for (const connection of connections) connection.close()
    await Promise.all(databases.map((client) => client.end()))
  }
}

async function openDatabase(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
