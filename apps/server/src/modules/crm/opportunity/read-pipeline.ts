import type { OpenStage } from '@countinghouse/contract/crm/opportunity'
import { mostCards, openStages } from '@countinghouse/contract/crm/opportunity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Sums = { stage: OpenStage; count: number; expectedMinor: number; weightedMinor: number }
type Card = {
  stage: OpenStage
  id: number
  version: number
  code: string
  name: string
  customer: string
  owner: string
  expectedMinor: number
  closeOn: string | null
}

/** The open stages with their sums and first cards; null: of all owners. */
export async function readPipeline({ companyId }: Ctx, reader: Reader, ownerId: number | null) {
  const mine = sql`o.company_id = ${companyId} and o.status = any(${openStages}::text[])
    and (${ownerId}::bigint is null or o.owner_id = ${ownerId}::bigint)`
  const { rows: sums } = await sql<Sums>`
    select o.status as stage, count(*)::int as count, sum(o.expected_minor)::bigint as "expectedMinor",
      sum(o.weighted_minor)::bigint as "weightedMinor"
    from crm.opportunity o where ${mine} group by o.status`.execute(reader)
  const { rows: cards } = await sql<Card>`
    select o.stage, o.id, o.version, o.code, o.name, c.name as customer, u.first_name || ' ' || u.last_name as owner,
      o.expected_minor as "expectedMinor", o.close_on as "closeOn"
    from (select o.status as stage, o.*, row_number() over (partition by o.status order by o.close_on nulls last, o.id) as place
      from crm.opportunity o where ${mine}) o
    join crm.customer c on c.company_id = o.company_id and c.id = o.customer_id
    join erp.app_user u on u.company_id = o.company_id and u.id = o.owner_id
    where o.place <= ${mostCards} order by o.place`.execute(reader)
  const { rows: money } = await sql<{ currency: string }>`
    select base_currency as currency from erp.company where id = ${companyId}`.execute(reader)
  return {
    currency: money[0]?.currency ?? '',
    stages: openStages.map((stage) => ({
      ...(sums.find((one) => one.stage === stage) ?? { stage, count: 0, expectedMinor: 0, weightedMinor: 0 }),
      cards: cards.filter((card) => card.stage === stage).map(({ stage: _stage, ...card }) => card),
    })),
  }
}
