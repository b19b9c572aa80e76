import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Check } from '../registry/check.ts'

/** A check of the name `<module>.<name>` whose statement returns one `issue` per row, at most 100. */
export function statementCheck(id: string, promise: string, broken: RawBuilder<{ issue: string }>): Check {
  return {
    id,
    promise,
    issues: async (reader) => {
      const { rows } = await sql<{ issue: string }>`select issue from (${broken}) f order by 1 limit 100`.execute(
        reader,
      )
      return rows.map(({ issue }) => issue)
    },
  }
}
