import { sql } from 'kysely'
import type {
  Allocation,
  Demands,
  Reserved,
  Released,
  LostReservation,
} from '../../apps/server/src/modules/inventory/index.ts'
import {
  allocateStock,
  reserveStock,
  readLostReservations,
  releaseStock,
} from '../../apps/server/src/modules/inventory/index.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { answersOf } from './stock.ts'

export type ReservedPool = { readonly allocatable: number; readonly reserved: number; readonly allocated: number }

/** A document that wants goods of one variant in one store, line by line. */
export function demandsOf(
  db: Database,
  companyId: number,
  { storeId, variantId }: { storeId: number; variantId: number },
) {
  const demandType = 'test_line'
  const line = ([demandId, quantity]: readonly [number, number]) => ({ demandId, storeId, variantId, quantity })
  return {
    /** Lines as `[demandId, quantity]`; answers what each has then. */
    promise: async (
      lines: readonly (readonly [number, number])[],
      more: Partial<Omit<Demands, 'lines'>> = {},
    ): Promise<Reserved[]> =>
      await answersOf(
        db,
        companyId,
        reserveStock(companyId, { demandType, priority: 5, lines: lines.map(line), ...more }),
      ),
    allocate: async (...reservationIds: number[]): Promise<Allocation[]> =>
      await answersOf(db, companyId, allocateStock(companyId, reservationIds)),
    release: async (...demandIds: number[]): Promise<Released[]> =>
      await answersOf(db, companyId, releaseStock(companyId, { demandType, demandIds })),
    losses: async (postingId: number): Promise<[number, string, number][]> => {
      const losses: LostReservation[] = await answersOf(db, companyId, readLostReservations(companyId, postingId))
      return losses.map(({ demandId, kind, quantity }) => [demandId, kind, Number(quantity)])
    },
    pool: async (): Promise<ReservedPool> => {
      const { rows } = await sql<ReservedPool>`
        select allocatable::float8, reserved::float8, allocated::float8 from inventory.stock_pool
        where company_id = ${companyId} and store_id = ${storeId} and variant_id = ${variantId} and not is_transit`.execute(
        db.reader({ companyId }),
      )
      return rows[0] as ReservedPool
    },
  }
}
