import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'

/** A check whose statement returns one `finding` per row, at most 100. */
export function ledgerCheck(id: string, promise: string, broken: RawBuilder<{ finding: string }>): Check {
  return {
    id: `inventory.${id}`,
    promise,
    findings: async (reader) => {
      const { rows } = await sql<{ finding: string }>`select finding from (${broken}) f order by 1 limit 100`.execute(
        reader,
      )
      return rows.map(({ finding }) => finding)
    },
  }
}
