import { brand } from '@countinghouse/contract/procure/brand'
import { Kysely } from 'kysely'
import { now } from '../../apps/server/src/platform/clock.ts'
import type { DB } from '../../apps/server/src/platform/db-types.gen.ts'
import type { Statement } from '../../apps/server/src/platform/flight.ts'
import { kyselyOver } from '../../apps/server/src/platform/kysely-door.ts'
import { readMasterList } from '../../apps/server/src/platform/master-list.ts'
import { masterTableOf } from '../../apps/server/src/platform/master-table.ts'

export type ListQuery = { readonly q?: string; readonly sort?: string[]; readonly cursor?: string }

const table = masterTableOf(brand)

/** The very statement that the product sends for a page of brands. */
export async function listStatement(companyId: number, query: ListQuery): Promise<Statement> {
  const sent: Statement[] = []
  const reader = new Kysely<DB>(
    kyselyOver(async (statement) => {
      sent.push(statement)
      return { rows: [], rowCount: 0 }
    }),
  )
  await readMasterList(reader, { companyId, now: now(), locale: 'en' }, brand, table, { ...query })
  const [statement] = sent
  if (statement === undefined) throw new Error('The list sent no statement.')
  return statement
}

/** Where the product answers the same page. */
export function listPath(query: ListQuery): string {
  const search = new URLSearchParams()
  if (query.q !== undefined) search.set('q', query.q)
  if (query.cursor !== undefined) search.set('cursor', query.cursor)
  for (const key of query.sort ?? []) search.append('sort', key)
  return `/api/procure/brands${search.size === 0 ? '' : `?${search}`}`
}
