import { text } from '@countinghouse/contract/sales/foreign-cash.text'
import { fail } from '@countinghouse/contract/errors'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { format } from '@countinghouse/contract/text'
import { convertMinor } from '@countinghouse/kernel/exchange'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { rateOn } from '../../accounts/index.ts'
import type { PostedTender } from '../voucher/voucher-tenders.ts'

/** `currencies`: of the payment types where they are not the company's, in the order of the tenders. `currency`: the company's. */
type Where = { readonly day: string; readonly currency: string; readonly currencies: readonly (string | null)[] }

/**
 * Payments with the rate of the day at those in another currency. What the cashier saw has to be what was given at that rate, half away
 * from zero. Throws: sales.foreign_amount, sales.rate_changed, accounts.rate_missing, each at its payment.
 */
export async function valueForeign(
  ctx: Ctx,
  tx: Tx,
  tenders: readonly TenderInput[],
  { day, currency, currencies }: Where,
): Promise<PostedTender[]> {
  const valued: PostedTender[] = []
  for (const [place, tender] of tenders.entries()) {
    const from = currencies[place] ?? null
    const { currencyMinor } = tender
    if (from === null && currencyMinor === null) {
      valued.push(tender)
      continue
    }
    if (from === null || currencyMinor === null) return refuse(ctx, 'foreign_amount', place, 'currencyMinor')
    const at = { field: `tenders.${place}.currencyMinor`, locale: ctx.locale }
    const rate = await rateOn(tx, ctx.companyId, from, day, at)
    const valueMinor = convertMinor(currencyMinor, { from, to: currency, rate })
    if (valueMinor !== tender.tenderedMinor)
      return refuse(ctx, 'rate_changed', place, 'tenderedMinor', { rate, valueMinor })
    valued.push({ ...tender, currencyCode: from, exchangeRate: rate })
  }
  return valued
}

function refuse(
  { locale }: Ctx,
  code: 'foreign_amount' | 'rate_changed',
  place: number,
  field: string,
  details: Readonly<Record<string, unknown>> = {},
): never {
  return fail(`sales.${code}`, {
    details,
    fields: { [`tenders.${place}.${field}`]: [{ code, message: format(text[code], locale) }] },
  })
}
