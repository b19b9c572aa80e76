import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { ShownTerminal, startTerminal as startRoute } from '@countinghouse/contract/sales/register-terminal'
import { text } from '@countinghouse/contract/sales/tender-limits.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader } from '../../../platform/database/db.ts'
import type { TerminalRow } from '../../payments/index.ts'
import { checkTerminal, endTerminal, findTerminal, startTerminal, transactAs } from '../../payments/index.ts'
import { offeredIn } from '../register/offered-types.ts'
import { readSession } from '../session/read-session.ts'

const permission = permissionName(registerPage, 'sell')
type Parts = { readonly db: Database; readonly box: SecretBox }

/** Asks the terminal of a till for a card, for a sale of its open session. Throws: see the route. */
export async function startAtTill(
  ctx: Ctx,
  parts: Parts,
  input: InputOfRoute<typeof startRoute>,
): Promise<ShownTerminal> {
  const reader = parts.db.reader(ctx)
  const session = await readSession(ctx, reader, input.tillSessionId, { permission })
  if (session.status !== 'open') return fail('sales.session_not_open')
  const { storeId, currency: currencyCode } = session
  await requireType(ctx, reader, input, { storeId, currencyCode })
  const { rows } = await sql<{ till: string; readerRef: string | null }>`
    select t.name as till, t.terminal_ref as "readerRef" from sales.till t
    where t.company_id = ${ctx.companyId} and t.id = ${session.tillId}`.execute(reader)
  const { till = '', readerRef = null } = rows[0] ?? {}
  if (readerRef === null) return fail('not_configured')
  const { uid, receiptUid, paymentTypeId, amountMinor } = input
  const wanted = { uid, receiptUid, storeId, till, paymentTypeId, currencyCode, amountMinor, readerRef }
  return shown(await startTerminal(checked(ctx, parts), wanted))
}

/** Throws: not_found, not_configured. */
export async function checkAtTill(ctx: Ctx, parts: Parts, uid: string): Promise<ShownTerminal> {
  const { id } = await findOwn(ctx, parts, uid)
  return shown(await checkTerminal(checked(ctx, parts), id))
}

/** Throws: not_found, not_configured, state_conflict. */
export async function cancelAtTill(ctx: Ctx, parts: Parts, uid: string): Promise<ShownTerminal> {
  const { id } = await findOwn(ctx, parts, uid)
  return shown(await endTerminal(checked(ctx, parts), id))
}

function checked(ctx: Ctx, { db, box }: Parts) {
  return { db, box, companyId: ctx.companyId, transact: transactAs(db, ctx) }
}

/** Of the stores of the caller. Throws: not_found. */
async function findOwn(ctx: Ctx, { db }: Parts, uid: string): Promise<TerminalRow> {
  const row = (await findTerminal(ctx, db.reader(ctx), uid)) ?? fail('not_found')
  const stores = ctx.grants.storesWith(permission)
  return stores !== null && !stores.includes(row.storeId) ? fail('not_found') : row
}

type Where = { readonly storeId: number; readonly currencyCode: string }

/** A payment that the sale would refuse is not charged first. Throws: not_found, sales.tender_not_offered, and above or below its limits. */
async function requireType(
  ctx: Ctx,
  reader: Reader,
  { paymentTypeId, amountMinor }: InputOfRoute<typeof startRoute>,
  { storeId, currencyCode }: Where,
): Promise<void> {
  const { rows } = await sql<{
    name: string
    minMinor: number | null
    maxMinor: number | null
    isOffered: boolean
  }>`
    select p.name, p.min_minor as "minMinor", p.max_minor as "maxMinor", p.kind = 'card_terminal' and ${offeredIn(sql`${storeId}`)} as "isOffered"
    from erp.payment_type p where p.company_id = ${ctx.companyId} and p.id = ${paymentTypeId}`.execute(reader)
  const { name, minMinor, maxMinor, isOffered } = rows[0] ?? fail('not_found')
  if (!isOffered) fail('sales.tender_not_offered')
  const refuse = (rule: 'min' | 'max', limitMinor: number) => {
    const amount = codedAmount(limitMinor, currencyCode)
    const message = format(text[rule], ctx.locale, { name, amount })
    const fields = { amountMinor: [{ code: 'rule', message }] }
    const details = { limitMinor, currency: currencyCode }
    fail(rule === 'min' ? 'sales.tender_below_min' : 'sales.tender_above_max', { details, fields })
  }
  if (minMinor !== null && amountMinor < minMinor) refuse('min', minMinor)
  if (maxMinor !== null && amountMinor > maxMinor) refuse('max', maxMinor)
}

function shown({ id, uid, status, amountMinor, card, declineCode }: TerminalRow): ShownTerminal {
  return { id, uid, status, amountMinor, card, declineCode }
}
