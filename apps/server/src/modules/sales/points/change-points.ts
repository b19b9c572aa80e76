import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { points as accounts } from '@countinghouse/contract/sales/points'
import type { adjustPoints } from '@countinghouse/contract/sales/points'
import { text } from '@countinghouse/contract/sales/points.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { postJournals } from '../../accounts/index.ts'
import { readPoints } from './read-points.ts'
import { pointsOfSale, readPointsSettings } from './points-of-sale.ts'

/** Source type of points that moved outside of receipts; its id is that of the move. */
export const pointsSource = 'points'

/** Throws: see the route. */
export async function adjust(
  ctx: Ctx,
  tx: Tx,
  { id, points, reason }: InputOfRoute<typeof adjustPoints>,
): Promise<OutputOfRoute<typeof adjustPoints>> {
  const before = await readPoints(ctx, tx, id)
  if (points === 0) return fail('sales.rule_broken', atField(ctx, ['points'], text.zero))
  const today = await readToday(ctx, tx)
  const settings = await readPointsSettings(ctx, tx)
  const expiresOn = pointsOfSale({ ...settings, earnPerMinor: 1 }, today)?.expiresOn ?? null
  const { rows } = await sql<{ value: number }>`
    select sales.adjust_points(${ctx.companyId}, ${id}, ${points}, ${settings.pointMinor}::bigint, ${today}::date, ${expiresOn}::date, ${reason},
      ${ctx.userId}::bigint) as value`.execute(tx)
  const { rows: last } = await sql<{ moveId: number }>`
    select max(m.id) as "moveId" from sales.points_move m where m.company_id = ${ctx.companyId} and m.customer_id = ${id}`.execute(
    tx,
  )
  await post(ctx, tx, {
    moveId: last[0]?.moveId ?? 0,
    postedOn: today,
    valueMinor: rows[0]?.value ?? 0,
    description: before.name,
  })
  const { balance } = await readPoints(ctx, tx, id)
  const label = before.name
  ctx.audit({
    entity: accounts.entity,
    entityId: id,
    label,
    before: { balance: before.balance },
    after: { balance, reason },
  })
  return { id, balance }
}

/** Takes points whose last day is over from the customers of a company, and posts their value. */
export async function expirePoints(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<{ userId: number }>`
    select min(u.id) as "userId" from erp.app_user u
    where u.company_id = ${companyId} and exists (
      select from sales.points_lot l where l.company_id = ${companyId} and l.expires_on < (select erp.today(${companyId})) and l.remaining > 0)`.execute(
    db.reader({ companyId }),
  )
  const userId = rows[0]?.userId ?? null
  if (userId === null) return
  await runScheduled(db, { companyId, userId, taskId: 'sales.points.expire' }, async (ctx, tx) => {
    const today = await readToday(ctx, tx)
    const { rows: expired } = await sql<{ value: number | null; moveId: number }>`
      select e.value_minor as value, e.last_move as "moveId" from sales.expire_points(${companyId}, ${today}::date) e`.execute(
      tx,
    )
    const [{ value, moveId } = { value: null, moveId: 0 }] = expired
    if (value !== null) await post(ctx, tx, { moveId, postedOn: today, valueMinor: -value, description: null })
  })
}

async function readToday({ companyId }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`select erp.today(${companyId})::text as today`.execute(tx)
  return rows[0]?.today ?? fail('internal')
}

type Moved = {
  readonly moveId: number
  readonly postedOn: string
  /** What the liability changed by. */
  readonly valueMinor: number
  readonly description: string | null
}

async function post(ctx: Ctx, tx: Tx, { moveId, postedOn, valueMinor, description }: Moved): Promise<void> {
  // Points that were owed have no value.
  if (valueMinor === 0) return
  const event = { source: 'sale', sourceType: pointsSource, sourceId: moveId, eventNo: 1, postedOn } as const
  const lines = [
    { role: 'points_cost', amountMinor: valueMinor },
    { role: 'tender_points', amountMinor: -valueMinor },
  ] as const
  await postJournals(ctx, [{ ...event, ...(description !== null && { description }), lines }]).execute(tx)
}
