import { AppError } from '@countinghouse/kernel/errors'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { completeSale } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/return-errors.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Session } from '../session/read-session.ts'
import { lockSale } from './lines-to-return.ts'
import { offeredIn } from './offered-types.ts'
import type { PreparedReturn } from './prepare-return.ts'
import { prepareReturn } from './prepare-return.ts'

type Input = InputOfRoute<typeof completeSale>

/** The return that pays for a sale. */
export type ExchangedReturn = PreparedReturn & { readonly paymentTypeId: number }

/**
 * Holds the receipt that goods of an exchange come back from, with those that exchanges bind to it. Throws: forbidden without the right to
 * take goods back in the store of the till. Locks: the receipts.
 */
export async function lockExchanged(ctx: Ctx, tx: Tx, { exchange }: Input, storeId: number): Promise<void> {
  if (exchange === null) return
  const stores = ctx.grants.storesWith(permissionName(registerPage, 'return'))
  if (stores !== null && !stores.includes(storeId))
    fail('forbidden', { details: { reason: 'event', page: registerPage.path, event: 'return' } })
  await lockSale(ctx, tx, exchange.originalSaleId)
}

/**
 * The return of an exchange, or null for a sale that is none; its receipt is held (`lockExchanged`). Throws: sales.exchange_not_offered, and
 * what a return throws, at the fields of `exchange`.
 */
export async function prepareExchanged(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: Input,
  session: Session,
): Promise<ExchangedReturn | null> {
  const { exchange, tillSessionId, soldAt, tenders } = input
  if (exchange === null) return null
  // Goods that come back pay for goods alone: a voucher would be money out of a return.
  if (input.vouchers.length > 0) fail('invalid_input', atField(ctx, ['vouchers'], text.exchange_vouchers))
  const paymentTypeId = await readExchangeType(ctx, tx, session.storeId)
  const dueMinor = input.grossMinor
  try {
    const prepared = await prepareReturn(
      ctx,
      tx,
      box,
      { ...exchange, tillSessionId, soldAt, tenders },
      { session, exchange: { saleUid: input.uid, paymentTypeId, dueMinor } },
    )
    return { ...prepared, paymentTypeId }
  } catch (error) {
    throw error instanceof AppError ? atExchange(error) : error
  }
}

async function readExchangeType({ companyId }: Ctx, tx: Tx, storeId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from erp.payment_type p
    where p.company_id = ${companyId} and p.kind = 'exchange' and ${offeredIn(sql`${storeId}`)}
    order by p.sort_order, p.id limit 1`.execute(tx)
  return rows[0]?.id ?? fail('sales.exchange_not_offered')
}

/** Payments belong to the exchange as a whole. */
function atExchange({ code, details, fields, message }: AppError): AppError {
  const named = Object.entries(fields ?? {}).map(
    ([path, issues]) => [path.startsWith('tenders.') ? path : `exchange.${path}`, issues] as const,
  )
  return new AppError(code, {
    ...(message !== code && { message }),
    ...(details !== undefined && { details }),
    ...(fields !== undefined && { fields: Object.fromEntries(named) }),
  })
}
