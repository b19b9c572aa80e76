import { brand } from '@countinghouse/contract/procure/brand'
import { Kysely } from 'kysely'
import { now } from '../../apps/server/src/platform/config/clock.ts'
import type { DB } from '../../apps/server/src/platform/database/db-types.gen.ts'
import type { Statement } from '../../apps/server/src/platform/database/statement-batch.ts'
import { kyselyOver } from '../../apps/server/src/platform/database/kysely-gateway.ts'
import type { Asking, ListSource } from '../../apps/server/src/platform/lists/list-source.ts'
import type { Grants } from '../../apps/server/src/platform/access/permission.ts'
import { readList } from '../../apps/server/src/platform/lists/read-list.ts'
import { masterTableOf } from '../../apps/server/src/platform/records/master-table.ts'
import { countSelection } from '../../apps/server/src/platform/lists/selection.ts'

/** Filters by their keys beside what every list knows. */
export type ListQuery = {
  readonly q?: string
  readonly sort?: string[]
  readonly cursor?: string
  readonly group?: string
  readonly [filter: string]: unknown
}

const table = masterTableOf(brand)

type Selected = { readonly [filter: string]: unknown }

/** The very statement that the product sends for a page of a list, that of brands unless another is handed in. */
export async function listStatement(
  companyId: number,
  query: ListQuery,
  source: ListSource = table,
): Promise<Statement> {
  return await sentBy((reader) => readList(reader, askingOf(companyId), source, { ...query }))
}

/** The very statement that counts what a person chose by filters. */
export async function countStatement(companyId: number, matching: Selected): Promise<Statement> {
  return await sentBy((reader) => countSelection(reader, askingOf(companyId), table, { matching, except: [] }))
}

async function sentBy(run: (reader: Kysely<DB>) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = []
  await run(
    new Kysely<DB>(
      kyselyOver(async (statement) => {
        sent.push(statement)
        return { rows: [], rowCount: 0 }
      }),
    ),
  )
  const [statement] = sent
  if (statement === undefined) throw new Error('No statement was sent.')
  return statement
}

/** Of somebody who works in all stores. */
function askingOf(companyId: number): Asking {
  return { companyId, userId: 0, now: now(), locale: 'en', grants: everywhere }
}

const everywhere: Grants = {
  isAdministrator: true,
  roleIds: [],
  events: new Map(),
  modules: new Set(),
  isStoreAllowed: true,
  limits: new Map(),
  highRisk: new Set(),
  secondFactor: new Set(),
  needsSecondFactor: false,
  storesWith: () => null,
}

/** Where the product answers the same page. */
export function listPath(query: ListQuery): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  return `/api/procure/brands${search.size === 0 ? '' : `?${search}`}`
}
