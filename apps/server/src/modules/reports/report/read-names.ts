import type { ReportDimension } from '@countinghouse/contract/reports/catalogue'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { noKey, recordsOf, restKey } from './dimensions.ts'

type Named = { readonly name: string; readonly code: string | null }
/** By place of the group, then by key. */
export type Names = readonly ReadonlyMap<string, Named>[]

/** Names of the records that the keys of lines point to; one statement for each group of records. */
export async function readNames(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  by: readonly ReportDimension[],
  lines: readonly { readonly keys: readonly string[] }[],
): Promise<Names> {
  return await Promise.all(
    by.map(async (dimension, place) => {
      const records = recordsOf(dimension)
      const keys = new Set(lines.flatMap((line) => line.keys.slice(place, place + 1)))
      const ids = [...keys].filter((key) => key !== noKey && key !== restKey).map(Number)
      if (records === null || ids.length === 0) return new Map<string, Named>()
      const { rows } = await sql<Named & { key: string }>`
        select n.id::text as key, n.name, n.code from (${records}) n
        where n.company_id = ${companyId} and n.id = any(${ids}::bigint[])`.execute(reader)
      return new Map(rows.map(({ key, ...named }) => [key, named]))
    }),
  )
}
