import { fail } from '@countinghouse/contract/errors'
import type { OfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { offlineTenderKinds } from '@countinghouse/contract/sales/register-offline'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { validateTenders } from '../register/validate-tenders.ts'
import type { Session } from '../session/read-session.ts'

/** Coins that a payment type rounded to before it was changed may be larger than those of today. Units: minor units. */
const usualCoinMinor = 10

type Paid = {
  readonly roundingMinor: number
  readonly kinds: readonly string[]
  /** The register takes these payments no longer. */
  readonly isRefused: boolean
}
type Type = { readonly id: number; readonly kind: string; readonly isForeign: boolean; readonly coinMinor: number }

/**
 * The payments of a device as they were made: they hold although a payment type has been ended, limited or changed since. Refused is what
 * no device takes, and what does not pay the total but for a rounding of the largest coin. Throws: as `validateTenders`.
 */
export async function tendersAsPaid(
  ctx: Ctx,
  tx: Tx,
  { storeId, businessOn: day, currency }: Session,
  { tenders, grossMinor, customerId }: Pick<OfflineSale, 'tenders' | 'grossMinor' | 'customerId'>,
): Promise<Paid> {
  const types = await readTypes(ctx, tx)
  const paid = tenders.map((tender) => ({ ...tender, type: types.get(tender.paymentTypeId) }))
  const isOffline = (kind: string | undefined) => (offlineTenderKinds as readonly (string | undefined)[]).includes(kind)
  if (
    paid.some(
      ({ type, currencyMinor, terminalUid }) =>
        !isOffline(type?.kind) || type?.isForeign === true || currencyMinor !== null || terminalUid !== null,
    )
  )
    return fail('sales.tender_not_offered')
  const owed = { dueMinor: grossMinor, isRefund: false, hasCustomer: customerId !== null }
  try {
    const { roundingMinor, kinds } = await validateTenders(ctx, tx, tenders, { storeId, day, currency, ...owed })
    return { roundingMinor, kinds, isRefused: false }
  } catch (error) {
    // What the rules of today refuse was paid all the same.
    if (!(error instanceof AppError)) throw error
    const kinds = paid.flatMap(({ type }) => type?.kind ?? [])
    const hasStrangeChange = paid.some(
      ({ type, changeMinor, tenderedMinor }) => changeMinor > (type?.kind === 'cash' ? tenderedMinor : 0),
    )
    const roundingMinor = paid.reduce((sum, one) => sum + one.tenderedMinor - one.changeMinor, -grossMinor)
    const coinMinor = kinds.includes('cash')
      ? Math.max(usualCoinMinor, ...[...types.values()].map((type) => type.coinMinor))
      : 1
    if (hasStrangeChange || Math.abs(roundingMinor) * 2 > coinMinor) throw error
    return { roundingMinor, kinds, isRefused: true }
  }
}

/** Payment types of the company, also those that were ended. */
async function readTypes({ companyId }: Ctx, tx: Tx): Promise<ReadonlyMap<number, Type>> {
  const { rows } = await sql<Type>`
    select p.id, p.kind, coalesce(p.currency <> c.base_currency, false) as "isForeign", coalesce(p.rounding_minor, 0) as "coinMinor"
    from erp.payment_type p join erp.company c on c.id = p.company_id where p.company_id = ${companyId}`.execute(tx)
  return new Map(rows.map((type) => [type.id, type]))
}
