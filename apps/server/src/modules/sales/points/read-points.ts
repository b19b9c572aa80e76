import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { CustomerPoints } from '@countinghouse/contract/sales/points'
import { mostMoves } from '@countinghouse/contract/sales/points'
import type { lookUpPoints } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireStore } from '../register/require-store.ts'
import { readTier } from '../tier/set-tiers.ts'
import { readPointsSettings } from './points-of-sale.ts'

/** Points of a customer. Throws: not_found. */
export async function readPoints(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  id: number,
): Promise<CustomerPoints> {
  const { rows } = await sql<CustomerPoints>`
    select c.id, c.name, y.base_currency as currency, coalesce(a.balance, 0) as balance,
      coalesce((select sum(l.remaining * l.point_minor) from sales.points_lot l
        where l.company_id = c.company_id and l.customer_id = c.id and l.remaining > 0), 0)::bigint as "valueMinor",
      coalesce((select json_agg(json_build_object('on', l.expires_on, 'points', l.points) order by l.expires_on)
        from (select l.expires_on, sum(l.remaining)::integer as points from sales.points_lot l
          where l.company_id = c.company_id and l.customer_id = c.id and l.remaining > 0 and l.expires_on is not null group by 1) l), '[]') as expiries,
      coalesce((select json_agg(json_build_object('kind', m.kind, 'points', m.points, 'reason', m.reason, 'movedAt', m.moved_at,
          'receipt', case when m.sale_id is not null then json_build_object('id', m.sale_id, 'number', m.number) end, 'movedBy', m.moved_by) order by m.id desc)
        from (
          select max(m.id) as id, m.kind, sum(m.points)::integer as points, m.reason, m.moved_at, m.sale_id, s.number,
            nullif(concat_ws(' ', u.first_name, u.last_name), '') as moved_by
          from sales.points_move m
          left join sales.sale s on s.company_id = m.company_id and s.id = m.sale_id
          left join erp.app_user u on u.company_id = m.company_id and u.id = m.moved_by
          where m.company_id = c.company_id and m.customer_id = c.id
          group by m.kind, m.reason, m.moved_at, m.sale_id, s.number, u.first_name, u.last_name order by 1 desc limit ${mostMoves}) m), '[]') as moves
    from crm.customer c
    join erp.company y on y.id = c.company_id
    left join sales.points_account a on a.company_id = c.company_id and a.customer_id = c.id
    where c.company_id = ${companyId} and c.id = ${id}`.execute(db)
  const found = rows[0] ?? fail('not_found')
  return { ...found, moves: found.moves.map((move) => ({ ...move, movedAt: new Date(move.movedAt).toISOString() })) }
}

/** What the points of a customer pay in a store today. Throws: not_found. */
export async function pointsAtRegister(
  ctx: Ctx,
  reader: Reader,
  { storeId, customerId }: InputOfRoute<typeof lookUpPoints>,
): Promise<OutputOfRoute<typeof lookUpPoints>> {
  await requireStore(ctx, reader, storeId, registerPage)
  const { rows } = await sql<{ balance: number; valueMinor: number }>`
    select coalesce(a.balance, 0) as balance, coalesce((select sum(l.remaining * l.point_minor) from sales.points_lot l
      where l.company_id = c.company_id and l.customer_id = c.id and l.remaining > 0
        and (l.expires_on is null or l.expires_on >= (now() at time zone s.timezone)::date)), 0)::bigint as "valueMinor"
    from crm.customer c
    join erp.store s on s.company_id = c.company_id and s.id = ${storeId}
    left join sales.points_account a on a.company_id = c.company_id and a.customer_id = c.id
    where c.company_id = ${ctx.companyId} and c.id = ${customerId}`.execute(reader)
  const held = rows[0] ?? fail('not_found')
  const { earnPerMinor, leastMinor, mostPpm } = await readPointsSettings(ctx, reader)
  if (earnPerMinor === 0 && held.balance === 0) return { points: null }
  const tier = await readTier(ctx, reader, customerId)
  return { points: { ...held, leastMinor, mostPpm, tier: tier?.name ?? null } }
}
