import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { RetailFileError } from '../read-retail-file.ts'

export type Place = { readonly id: number; readonly code: string }
export type Places = { readonly store: Place; readonly warehouse: Place }

type Wanted = { readonly store: string | null; readonly warehouse: string | null }
type StoreRow = Place & { readonly type: string; readonly isOpen: boolean }

/**
 * The store that sells and the warehouse that supplies it: as named, else the first open shop and the first open warehouse by their
 * codes. Throws: RetailFileError.
 */
export async function findLocations(db: Database, companyId: number, wanted: Wanted): Promise<Places> {
  const { rows } = await sql<StoreRow>`
    select id, code, type, status = 'active' and stage = 'open' as "isOpen" from erp.store where company_id = ${companyId} order by lower(code)`.execute(
    db.reader({ companyId }),
  )
  const store = chosen(rows, wanted.store, 'shop', '--store <code>')
  const warehouse = chosen(rows, wanted.warehouse, 'warehouse', '--warehouse <code>')
  if (store.id === warehouse.id)
    throw new RetailFileError(`${store.code} cannot supply itself. Name two stores with --store and --warehouse.`)
  return { store, warehouse }
}

function chosen(stores: readonly StoreRow[], code: string | null, type: string, flag: string): Place {
  const all = stores.map((store) => store.code).join(', ')
  if (code === null) {
    const first = stores.find((store) => store.type === type && store.isOpen)
    if (first !== undefined) return first
    throw new RetailFileError(
      `The company has no open ${type}. Add one under /erp/stores/, or name one of its stores with ${flag}: ${all}.`,
    )
  }
  const named = stores.find((store) => store.code.toLowerCase() === code.toLowerCase())
  if (named === undefined) throw new RetailFileError(`The company has no store "${code}". It has ${all}.`)
  return named
}
