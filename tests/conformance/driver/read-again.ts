import type { Operation } from './document.ts'
import type { Person } from './person.ts'
import { producedBy } from './person.ts'

/** Reads again what an operation makes; beside the collection it is made in, where several read such records. */
export async function readAgain(
  { operations, mine }: { readonly operations: readonly Operation[]; readonly mine: Person },
  producer: Operation,
  id: number,
): Promise<Record<string, unknown>> {
  const entity = producedBy(producer)
  const [reading] = operations
    .filter(
      ({ method, isFile, path, pathFields }) =>
        method === 'GET' && !isFile && path.endsWith('/{id}') && pathFields['id']?.['x-entity'] === entity,
    )
    .toSorted(
      (one, other) => Number(other.path === `${producer.path}/{id}`) - Number(one.path === `${producer.path}/{id}`),
    )
  if (reading !== undefined) return (await mine.send(reading, { path: { id }, query: {}, body: undefined })).body
  const lists = operations.filter(({ method }) => method === 'GET')
  const list =
    lists.find(({ path }) => path === producer.path) ??
    lists.find((one) => one.id === producer.id.replace(/[^.]+$/, 'list')) ??
    unread(producer)
  const rows = await listed(mine, list)
  return rows.find((row) => row['id'] === id) ?? {}
}

/** All rows of a list, page after page: what has many operations has many records by now. */
export async function listed(
  person: Person,
  list: Operation,
  search: Record<string, unknown> = {},
): Promise<Record<string, unknown>[]> {
  const { query: needed } = await person.ready(list)
  const limit = list.query.properties?.['limit'] === undefined ? {} : { limit: 200 }
  const rows: Record<string, unknown>[] = []
  let cursor: Record<string, unknown> | null = {}
  while (cursor !== null) {
    const query = { ...needed, ...limit, ...search, ...cursor }
    const { body } = await person.send(list, { path: {}, query, body: undefined })
    rows.push(...(body['items'] as Record<string, unknown>[]))
    cursor = typeof body['next'] === 'string' ? { cursor: body['next'] } : null
  }
  return rows
}

function unread({ id }: Operation): never {
  throw new Error(`${id} makes what nobody can read.`)
}
