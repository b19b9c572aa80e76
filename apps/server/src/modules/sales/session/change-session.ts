import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type {
  closeSession,
  countSession,
  moveCash,
  openSession,
  resumeSession,
  SessionReport,
} from '@countinghouse/contract/sales/till-session'
import { forceClosePermission, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { needsReason } from '@countinghouse/contract/sales/cash-difference'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { may } from '../../../platform/access/permission.ts'
import { requireStore } from '../register/require-store.ts'
import { countedOf } from './count-values.ts'
import { readExpected } from './read-expected.ts'
import type { Session } from './read-session.ts'
import { readSession } from './read-session.ts'
import { readReport } from './session-report.ts'

type CashMove = {
  readonly kind: string
  /** Into the drawer above zero. Units: minor units of the company's currency. */
  readonly amountMinor: number
  readonly accountId?: number | null
  readonly reason?: string | null
  /** Cash of another currency, whose value the amount is. Units: minor units of `currency`. */
  readonly foreign?: { readonly paymentTypeId: number; readonly currency: string; readonly minor: number }
}

/** Opens a session with its float from the safe. The same `uid` answers the same session. Throws: not_found, sales.session_exists. Locks: the uid. */
export async function open(
  ctx: Ctx,
  tx: Tx,
  { uid, tillId, floatMinor }: InputOfRoute<typeof openSession>,
): Promise<SessionReport> {
  await lockReference(tx, ctx.companyId, 'sales.till_session', uid)
  const { rows: known } = await sql<{ id: number }>`
    select id from sales.till_session where company_id = ${ctx.companyId} and uid = ${uid}`.execute(tx)
  if (known[0] !== undefined) {
    record(ctx, { id: known[0].id, label: null }, null, { isSentAgain: true })
    return readReport(ctx, tx, known[0].id)
  }
  const { rows: tills } = await sql<{ storeId: number }>`
    update sales.till set session_count = session_count + 1
    where company_id = ${ctx.companyId} and id = ${tillId} and status = 'active' returning store_id as "storeId"`.execute(
    tx,
  )
  const { storeId } = tills[0] ?? fail('not_found')
  const day = await requireStore(ctx, tx, storeId, tillSessionsPage)
  const { rows } = await sql<{ id: number; number: number }>`
    insert into sales.till_session (company_id, uid, till_id, store_id, number, business_on, float_minor, opened_by, cash_type_id)
    select t.company_id, ${uid}, t.id, t.store_id, t.session_count, ${day}::date, ${floatMinor}, ${ctx.userId},
      sales.cash_type_in(t.company_id, t.store_id)
    from sales.till t where t.company_id = ${ctx.companyId} and t.id = ${tillId}
      and not exists (select from sales.till_session s where s.company_id = t.company_id and s.till_id = t.id and s.status <> 'closed' and s.recovered_id is null)
    returning id, number`.execute(tx)
  const session = rows[0] ?? fail('sales.session_exists')
  if (floatMinor > 0) await move(ctx, tx, session.id, { kind: 'float', amountMinor: floatMinor })
  record(ctx, { id: session.id, label: null }, null, { status: 'open', floatMinor })
  return readReport(ctx, tx, session.id)
}

/** Throws: see the route. */
export async function moveDrawer(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof moveCash>): Promise<SessionReport> {
  const { kind, amountMinor, accountId, reason } = input
  const session = await readSession(ctx, tx, input.id, { permission: permissionName(tillSessionsPage, 'cash_move') })
  if (reason === null || reason === '') return fail('sales.reason_required')
  const isIn = kind === 'paid_in'
  if ((kind === 'no_sale') !== (amountMinor === 0)) return fail('sales.rule_broken')
  if ((kind === 'paid_in' || kind === 'paid_out') !== (accountId !== null)) return fail('sales.rule_broken')
  if (accountId !== null) await requireAccount(ctx, tx, accountId)
  await move(ctx, tx, input.id, { kind, amountMinor: isIn ? amountMinor : -amountMinor, accountId, reason })
  record(ctx, session, {}, { kind, amountMinor, reason })
  return readReport(ctx, tx, input.id)
}

/** Throws: not_found. */
async function requireAccount({ companyId }: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`select from accounts.account where company_id = ${companyId} and id = ${id}`.execute(tx)
  if (rows.length === 0) fail('not_found')
}

/** Stops selling and keeps what was counted beside what is expected. Throws: not_found, stale, state_conflict. */
export async function count(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof countSession>): Promise<SessionReport> {
  const session = await lock(ctx, tx, input, { event: 'count', from: ['open'] })
  const counted = new Map(input.counts.map(({ paymentTypeId, countedMinor }) => [paymentTypeId, countedMinor]))
  const expected = (await readExpected(ctx, tx, input.id)).filter(({ isCounted }) => isCounted)
  const rows = expected.map((type) => countedOf(type, counted.get(type.paymentTypeId) ?? 0, session.currency))
  await sql`
    insert into sales.till_count (company_id, till_session_id, payment_type_id, expected_minor, counted_minor, currency_code,
      currency_expected_minor, currency_counted_minor)
    select ${ctx.companyId}, ${input.id}, c."paymentTypeId", c."expectedMinor", c."countedMinor", c."currencyCode",
      c."currencyExpectedMinor", c."currencyCountedMinor"
    from json_to_recordset(${JSON.stringify(rows)}::json) as c ("paymentTypeId" bigint, "expectedMinor" bigint, "countedMinor" bigint,
      "currencyCode" text, "currencyExpectedMinor" bigint, "currencyCountedMinor" bigint)`.execute(tx)
  const sum = (key: 'expectedMinor' | 'countedMinor') =>
    rows.filter(({ isCash }) => isCash).reduce((total, row) => total + row[key], 0)
  await sql`
    update sales.till_session set status = 'review', counted_at = ${ctx.now.toISOString()}, counted_by = ${ctx.userId},
      expected_minor = ${sum('expectedMinor')}, counted_minor = ${sum('countedMinor')}
    where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
  record(ctx, session, { status: session.status }, { status: 'review', countedMinor: sum('countedMinor') })
  return readReport(ctx, tx, input.id)
}

/** Throws: not_found, stale, state_conflict; sales.session_exists where other late sales of the same session are recorded meanwhile. */
export async function resume(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof resumeSession>): Promise<SessionReport> {
  const session = await lock(ctx, tx, input, { event: 'count', from: ['review'] })
  const { rows: others } = await sql`
    select from sales.till_session s join sales.till_session o on o.company_id = s.company_id and o.recovered_id = s.recovered_id
    where s.company_id = ${ctx.companyId} and s.id = ${input.id} and o.status = 'open'`.execute(tx)
  if (others.length > 0) return fail('sales.session_exists')
  await sql`delete from sales.till_count where company_id = ${ctx.companyId} and till_session_id = ${input.id}`.execute(
    tx,
  )
  await sql`
    update sales.till_session set status = 'open', counted_at = null, counted_by = null, expected_minor = null, counted_minor = null
    where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
  record(ctx, session, { status: session.status }, { status: 'open' })
  return readReport(ctx, tx, input.id)
}

/** Posts the difference, moves the cash to the safe and draws the Z number. Throws: see the route. */
export async function close(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof closeSession>): Promise<SessionReport> {
  const session = await lock(ctx, tx, input, { event: 'close', from: ['review'] })
  const { reason, isForced } = input
  const unsentCount = await noteUnsent(ctx, tx, session, input)
  const { tenders } = await readReport(ctx, tx, input.id)
  if (needsReason(tenders, session.toleranceMinor) && (reason === null || reason === ''))
    return fail('sales.reason_required')
  const countedMinor = session.countedMinor ?? 0
  const difference = countedMinor - (session.expectedMinor ?? 0)
  await emptyDrawer(ctx, tx, input.id, { tenders, reason })
  await sql`
    update sales.till_session s set status = 'closed', closed_at = ${ctx.now.toISOString()}, closed_by = ${ctx.userId}, difference_reason = nullif(${reason}, ''),
      z_number = 1 + coalesce((select max(o.z_number) from sales.till_session o where o.company_id = s.company_id and o.till_id = s.till_id), 0)
    where s.company_id = ${ctx.companyId} and s.id = ${input.id}`.execute(tx)
  record(
    ctx,
    session,
    { status: session.status },
    { status: 'closed', countedMinor, differenceMinor: difference, reason, ...(isForced && { unsentCount }) },
  )
  return readReport(ctx, tx, input.id)
}

/** Posts the differences and moves what was counted to the safe, each currency by itself. */
async function emptyDrawer(
  ctx: Ctx,
  tx: Tx,
  id: number,
  { tenders, reason }: { readonly tenders: SessionReport['tenders']; readonly reason: string | null },
): Promise<void> {
  const cash = tenders.filter(({ kind, countedMinor }) => kind === 'cash' && countedMinor !== null)
  const own = cash.filter(({ foreign }) => foreign === null)
  const sum = (minorOf: (tender: SessionReport['tenders'][number]) => number | null) =>
    own.reduce((total, tender) => total + (minorOf(tender) ?? 0), 0)
  const countedMinor = sum((tender) => tender.countedMinor)
  const difference = countedMinor - sum((tender) => tender.expectedMinor)
  if (difference !== 0) await move(ctx, tx, id, { kind: 'difference', amountMinor: difference, reason })
  if (countedMinor > 0) await move(ctx, tx, id, { kind: 'closing', amountMinor: -countedMinor })
  for (const { paymentTypeId, expectedMinor, countedMinor: value, foreign } of cash) {
    if (foreign === null) continue
    const { currency, expectedMinor: expected, countedMinor: counted } = foreign
    const moved = { paymentTypeId, currency }
    const found = (counted ?? 0) - (expected ?? 0)
    const amountMinor = (value ?? 0) - (expectedMinor ?? 0)
    if (found !== 0) {
      const posted = { kind: 'difference', amountMinor, reason, foreign: { ...moved, minor: found } }
      await move(ctx, tx, id, posted)
    }
    if (counted !== null && counted > 0) {
      const posted = { kind: 'closing', amountMinor: -(value ?? 0), foreign: { ...moved, minor: -counted } }
      await move(ctx, tx, id, posted)
    }
  }
}

type Closing = { readonly reason: string | null; readonly isForced: boolean }
type Unsent = { readonly id: number; readonly name: string; readonly isHeldUp: boolean; readonly count: number }

/**
 * What devices of the till said they still hold belongs to this session, and is recorded as missing from it. Where an active one waits, that
 * is a decision with a reason. Throws: sales.sales_waiting, forbidden, sales.reason_required.
 */
async function noteUnsent(
  ctx: Ctx,
  tx: Tx,
  { id, tillId, storeId }: Session,
  { reason, isForced }: Closing,
): Promise<number> {
  const { rows } = await sql<Unsent>`
    select id, name, status = 'active' and waiting_count > 0 as "isHeldUp", waiting_count + refused_count as count from sales.device
    where company_id = ${ctx.companyId} and till_id = ${tillId} and waiting_count + refused_count > 0 order by name`.execute(
    tx,
  )
  const devices = rows.flatMap(({ isHeldUp, name }) => (isHeldUp ? name : []))
  if (devices.length > 0) {
    if (!isForced) return fail('sales.sales_waiting', { details: { devices } })
    const stores = ctx.grants.storesWith(forceClosePermission)
    if (stores !== null && !stores.includes(storeId))
      return fail('forbidden', { details: { reason: 'event', page: tillSessionsPage.path, event: 'force_close' } })
    if (reason === null || reason === '') return fail('sales.reason_required')
  }
  await sql`
    insert into sales.unsent_at_close (company_id, till_session_id, device_id, unsent_count, waiting_since)
    select d.company_id, ${id}, d.id, d.waiting_count + d.refused_count, d.waiting_since from sales.device d
    where d.company_id = ${ctx.companyId} and d.id = any(${rows.map((row) => row.id)}::bigint[])`.execute(tx)
  return rows.reduce((sum, { count: unsent }) => sum + unsent, 0)
}

type Step = { readonly event: 'count' | 'close'; readonly from: readonly Session['status'][] }

async function lock(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { id: number; version: number },
  { event, from }: Step,
): Promise<Session> {
  const permission = permissionName(tillSessionsPage, event)
  const session = await readSession(ctx, tx, id, { permission, isLocked: true })
  if (session.version !== version) return fail('stale', { details: { current: await readReport(ctx, tx, id) } })
  return from.includes(session.status) ? session : fail('state_conflict')
}

async function move(
  ctx: Ctx,
  tx: Tx,
  sessionId: number,
  { kind, amountMinor, accountId, reason, foreign }: CashMove,
): Promise<void> {
  await sql`
    select sales.move_cash(${ctx.companyId}, ${sessionId}, ${kind}, ${amountMinor}, account_id => ${accountId ?? null}::bigint,
      reason => ${reason || null}, moved_by => ${ctx.userId}::bigint, request_id => ${ctx.requestId},
      may_post_soft => ${may(ctx.grants, softPostingPermission)}, payment_type_id => ${foreign?.paymentTypeId ?? null}::bigint,
      currency_code => ${foreign?.currency ?? null}, currency_minor => ${foreign?.minor ?? null}::bigint)`.execute(tx)
}

/** What a step did to a session; `before` null: it was opened. */
function record(
  ctx: Ctx,
  { id, label }: { id: number; label: string | null },
  before: object | null,
  after: object,
): void {
  ctx.audit({ entity: 'sales.till_session', entityId: id, label, before: before && { ...before }, after: { ...after } })
}
