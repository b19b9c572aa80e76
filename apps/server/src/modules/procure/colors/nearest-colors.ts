import type { NearColor } from '@countinghouse/contract/procure/color'
import { colorDistance, labOf } from '@countinghouse/kernel/color'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

const mostShown = 8
/** Only the oldest colours up to this number are compared; the hint need not be complete. */
const mostCompared = 5000

type Stored = Omit<NearColor, 'distanceTenths'>

/** Active single-shade colours closest to a hex value, nearest first. */
export async function nearestColors(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  hex: string,
  except: number | null,
): Promise<NearColor[]> {
  const { rows } = await sql<Stored>`
    select id, code, platform.in_language(name, name_ar) as name, hex from procure.color
    where company_id = ${companyId} and status = 'active' and hex is not null and second_hex is null
      and id is distinct from ${except}::bigint order by id limit ${sql.lit(mostCompared)}`.execute(reader)
  const sought = labOf(hex)
  return rows
    .map((row) => ({ row, distance: colorDistance(sought, labOf(row.hex)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostShown)
    .map(({ row, distance }) => ({ ...row, distanceTenths: Math.round(distance * 10) }))
}
