import { fail } from '@countinghouse/contract/errors'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/errors.text'
import { format } from '@countinghouse/contract/text'
import { roundCash } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { offeredIn } from './offered-types.ts'

/** Payment types that the register takes; the others need a provider. */
export const tenderKinds = [
  'cash',
  'card_manual',
  'mobile',
  'bank_transfer',
  'cheque',
  'voucher',
  'store_credit',
  'points',
  'on_account',
] as const
/** Kinds whose reference is a code, or drawn by the server. */
const byCode: readonly string[] = ['voucher', 'store_credit']

type Offered = {
  readonly id: number
  readonly kind: string
  readonly allowChange: boolean
  readonly allowRefund: boolean
  readonly needsReference: boolean
  readonly roundingMinor: number | null
}

/** `dueMinor`: to be paid, or to be paid back. Units: minor units. */
type Due = { readonly storeId: number; readonly dueMinor: number; readonly isRefund: boolean }

/**
 * Checks payments against the amount due and answers the rounding of its cash part and the kinds of the payments. Only cash gives change;
 * other payments never exceed what is due; gift vouchers and points are never a refund. Units: minor units. Throws: sales.tender_not_offered, sales.change_only_cash, sales.tender_exceeds_due,
 * sales.tender_not_enough. Source: sales-crm-finance.md d4.
 */
export async function validateTenders(
  ctx: Ctx,
  tx: Tx,
  tenders: readonly TenderInput[],
  { storeId, dueMinor, isRefund }: Due,
): Promise<{ roundingMinor: number; kinds: readonly string[] }> {
  const offered = await readOffered(ctx, tx, storeId)
  const chosen = tenders.map((tender, index) => {
    const type = offered.get(tender.paymentTypeId)
    if (type === undefined || (isRefund && (!type.allowRefund || type.kind === 'voucher' || type.kind === 'points')))
      return refuse(ctx, 'tender_not_offered', index)
    if (tender.changeMinor > 0 && (type.kind !== 'cash' || !type.allowChange || isRefund))
      return refuse(ctx, 'change_only_cash', index)
    if (type.needsReference && tender.reference === null && !byCode.includes(type.kind)) {
      const message = format(text.reason_required, ctx.locale)
      return fail('invalid_input', { fields: { [`tenders.${index}.reference`]: [{ code: 'rule', message }] } })
    }
    return { ...tender, type, amountMinor: tender.tenderedMinor - tender.changeMinor }
  })
  const others = chosen.filter(({ type }) => type.kind !== 'cash')
  const cash = chosen.filter(({ type }) => type.kind === 'cash')
  const left = dueMinor - others.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (left < 0) return refuse(ctx, 'tender_exceeds_due', chosen.indexOf(others.at(-1) as (typeof chosen)[number]))
  const coin = Math.max(...cash.map(({ type }) => type.roundingMinor ?? 1), 1)
  const payable = cash.length === 0 ? left : roundCash(left, coin)
  const paid = cash.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (paid < payable) return refuse(ctx, 'tender_not_enough', Math.max(chosen.length - 1, 0))
  if (paid > payable) return refuse(ctx, 'tender_exceeds_due', chosen.length - 1)
  return { roundingMinor: payable - left, kinds: chosen.map(({ type }) => type.kind) }
}

async function readOffered({ companyId }: Ctx, tx: Tx, storeId: number): Promise<ReadonlyMap<number, Offered>> {
  const { rows } = await sql<Offered>`
    select p.id, p.kind, p.allow_change as "allowChange", p.allow_refund as "allowRefund", p.needs_reference as "needsReference", p.rounding_minor as "roundingMinor"
    from erp.payment_type p
    where p.company_id = ${companyId} and p.kind = any(${[...tenderKinds]}::text[]) and ${offeredIn(sql`${storeId}`)}`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function refuse(
  { locale }: Ctx,
  code: 'tender_not_offered' | 'change_only_cash' | 'tender_exceeds_due' | 'tender_not_enough',
  index: number,
): never {
  return fail(`sales.${code}`, {
    fields: { [`tenders.${index}.tenderedMinor`]: [{ code, message: format(text[code], locale) }] },
  })
}
