import { fail } from '@countinghouse/contract/errors'
import type { cloneSeason } from '@countinghouse/contract/procure/season'
import { season } from '@countinghouse/contract/procure/season'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Creates the following season, with dates a year later: 29 February becomes 28 February. Throws: not_found, duplicate. */
export async function createNextSeason(
  { companyId, userId, audit }: Ctx,
  tx: Tx,
  { id, code, name }: InputOfRoute<typeof cloneSeason>,
): Promise<OutputOfRoute<typeof cloneSeason>> {
  const { rows } = await sql<OutputOfRoute<typeof cloneSeason> & { year: number }>`
    insert into procure.season (company_id, code, name, type, year, buying_from, buying_to, delivery_from, delivery_to, selling_from,
      selling_to, markdown_from, previous_season_id, budget_minor, color_hex, created_by, updated_by)
    select company_id, ${code}, ${name}, type, year + 1, buying_from + interval '1 year', buying_to + interval '1 year',
      delivery_from + interval '1 year', delivery_to + interval '1 year', selling_from + interval '1 year',
      selling_to + interval '1 year', markdown_from + interval '1 year', id, budget_minor, color_hex, ${userId}, ${userId}
    from procure.season s where s.company_id = ${companyId} and s.id = ${id}
    returning id, code, name, version, year`.execute(tx)
  const { year, ...created } = rows[0] ?? fail('not_found')
  audit({
    entity: season.entity,
    entityId: created.id,
    label: name,
    before: null,
    after: { code, name, year, previousSeasonId: id },
  })
  return created
}
