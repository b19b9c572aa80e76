import { fail } from '@countinghouse/contract/errors'
import type { ListRow } from '@countinghouse/contract/listing'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'
import type { Handler } from '../calls/handle.ts'
import { handleRead } from '../calls/handle.ts'
import type { ListSource } from './list-source.ts'
import { readList } from './read-list.ts'

/** Serves every call of a list from its contract but those of records of every type; a list needs no server code of its own. */
export function listingHandlers(source: ListSource): Handler[] {
  const { list, get } = source.listing.routes
  return [
    handleRead(list, (ctx, reader, query) => readList(reader, ctx, source, query)),
    ...(get === undefined ? [] : [handleRead(get, (ctx, reader, { id }) => readOne(ctx, reader, source, id))]),
  ]
}

async function readOne(ctx: Ctx, reader: Reader, source: ListSource, id: number): Promise<ListRow> {
  const { rows } = await sql<ListRow>`
    select ${source.row} from ${source.name} t ${source.joined}
    where ${source.inScope(ctx)} and t.id = ${id}`.execute(reader)
  const [row] = await source.complete(ctx, reader, rows)
  return row ?? fail('not_found')
}
