import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { readExpected } from './read-expected.ts'

/** Who posts a history; without grants it has no request of a person. */
type By = { readonly companyId: number; readonly userId: number; readonly requestId: string }

/** Units: minor units of the company's currency. */
export type PastSession = {
  readonly uid: string
  readonly tillId: number
  readonly day: string
  readonly floatMinor: number
  readonly openedAt: string
}

/**
 * Opens a session of a past day with its float, for a history that is posted afterwards. The same `uid` answers the same session. Throws:
 * the constraint till_session_once while another session of the till is open.
 */
export async function openPastSession(by: By, tx: Tx, session: PastSession): Promise<number> {
  const { companyId, userId } = by
  const { uid, tillId, day, floatMinor, openedAt } = session
  const known = await sql<{ id: number }>`
    select id from sales.till_session where company_id = ${companyId} and uid = ${uid}`.execute(tx)
  if (known.rows[0] !== undefined) return known.rows[0].id
  const { rows } = await sql<{ id: number }>`
    with t as (update sales.till set session_count = session_count + 1 where company_id = ${companyId} and id = ${tillId}
      returning id, store_id, session_count)
    insert into sales.till_session (company_id, uid, till_id, store_id, number, business_on, float_minor, opened_at, opened_by, cash_type_id)
    select ${companyId}, ${uid}, t.id, t.store_id, t.session_count, ${day}::date, ${floatMinor}, ${openedAt}::timestamptz, ${userId},
      sales.cash_type_in(${companyId}, t.store_id)
    from t
    returning id`.execute(tx)
  const [opened] = rows
  if (opened === undefined) throw new Error(`There is no till ${tillId}.`)
  if (floatMinor > 0) await moveCash(by, tx, { id: opened.id, kind: 'float', amountMinor: floatMinor })
  return opened.id
}

/** Units: minor units of the company's currency. */
export type Closing = {
  readonly id: number
  readonly countedAt: string
  readonly closedAt: string
  /** Of the counted cash from the expected. */
  readonly differenceMinor: number
  readonly reason: string | null
}

/** Counts a session of a past day as expected but for its difference, brings the cash to the safe and draws its Z number. */
export async function closePastSession(by: By, tx: Tx, closing: Closing): Promise<void> {
  const { companyId, userId } = by
  const { id, countedAt, closedAt, differenceMinor, reason } = closing
  const expected = (await readExpected(by, tx, id)).filter(({ isCounted }) => isCounted)
  const counts = expected.map(({ isCash, ...row }) => ({
    ...row,
    isCash,
    countedMinor: Math.max(0, row.expectedMinor + (isCash ? differenceMinor : 0)),
  }))
  const cash = counts.filter(({ isCash }) => isCash)
  const countedMinor = cash.reduce((sum, row) => sum + row.countedMinor, 0)
  const expectedMinor = cash.reduce((sum, row) => sum + row.expectedMinor, 0)
  await sql`
    insert into sales.till_count (company_id, till_session_id, payment_type_id, expected_minor, counted_minor)
    select ${companyId}, ${id}, c."paymentTypeId", c."expectedMinor", c."countedMinor"
    from json_to_recordset(${JSON.stringify(counts)}::json) as c ("paymentTypeId" bigint, "expectedMinor" bigint, "countedMinor" bigint)`.execute(
    tx,
  )
  await sql`
    update sales.till_session set status = 'review', counted_at = ${countedAt}::timestamptz, counted_by = ${userId},
      expected_minor = ${expectedMinor}, counted_minor = ${countedMinor}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  const found = countedMinor - expectedMinor
  if (found !== 0) await moveCash(by, tx, { id, kind: 'difference', amountMinor: found, reason })
  if (countedMinor > 0) await moveCash(by, tx, { id, kind: 'closing', amountMinor: -countedMinor })
  await sql`
    update sales.till_session s set status = 'closed', closed_at = ${closedAt}::timestamptz, closed_by = ${userId},
      difference_reason = ${found === 0 ? null : reason},
      z_number = 1 + coalesce((select max(o.z_number) from sales.till_session o where o.company_id = s.company_id and o.till_id = s.till_id), 0)
    where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
}

type CashMove = {
  readonly id: number
  readonly kind: 'float' | 'difference' | 'closing'
  readonly amountMinor: number
  readonly reason?: string | null
}

async function moveCash(
  { companyId, userId, requestId }: By,
  tx: Tx,
  { id, kind, amountMinor, reason }: CashMove,
): Promise<void> {
  await sql`
    select sales.move_cash(${companyId}, ${id}, ${kind}, ${amountMinor}, reason => ${reason ?? null}, moved_by => ${userId}::bigint,
      request_id => ${requestId})`.execute(tx)
}
