import { fail } from '@countinghouse/contract/errors'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/errors.text'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { TenderRules } from '@countinghouse/contract/sales/tender-limits'
import { findTenderIssue } from '@countinghouse/contract/sales/tender-limits'
import { text as limitText } from '@countinghouse/contract/sales/tender-limits.text'
import { format } from '@countinghouse/contract/text'
import { roundCash } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PostedTender } from '../voucher/voucher-tenders.ts'
import { valueForeign } from './foreign-tenders.ts'
import { foreignCurrency, takenIn } from './offered-types.ts'

/** Payment types that the register takes. */
export const tenderKinds = [
  'cash',
  'card_manual',
  'card_terminal',
  'mobile',
  'bank_transfer',
  'cheque',
  'voucher',
  'store_credit',
  'points',
  'on_account',
] as const
/** Kinds whose reference is a code, or drawn by the server. */
const byCode: readonly string[] = ['voucher', 'store_credit', 'card_terminal']

type Offered = TenderRules & {
  readonly id: number
  readonly name: string
  readonly kind: string
  readonly allowChange: boolean
  readonly allowRefund: boolean
  readonly needsReference: boolean
  readonly refundToSameTypeOnly: boolean
  readonly roundingMinor: number | null
  /** Null: it is the company's. */
  readonly foreignCurrency: string | null
}

type Due = {
  readonly storeId: number
  /** Business date, whose exchange rates apply. */
  readonly day: string
  readonly currency: string
  /** To be paid, or to be paid back. Units: minor units. */
  readonly dueMinor: number
  readonly isRefund: boolean
  /** The sale has a customer; of a refund it does not matter. */
  readonly hasCustomer: boolean
  /** Money has changed hands already, so that limits of payment types come too late; default false. */
  readonly isSettled?: boolean
}

type Validated = {
  readonly roundingMinor: number
  readonly kinds: readonly string[]
  /** Whether a type is refunded by itself alone, in the order of the payments. */
  readonly bound: readonly boolean[]
  /** With the rates of cash of other currencies. */
  readonly valued: readonly PostedTender[]
}

/**
 * Checks payments against the amount due and answers the rounding of its cash part and the kinds of the payments. Only cash gives change;
 * other payments never exceed what is due; gift vouchers, points and cash of other currencies are never a refund. Such cash counts at its
 * value; its change is cash of the company's currency, and rounded as such. Units: minor units. Throws: sales.tender_not_offered,
 * sales.change_only_cash, sales.tender_exceeds_due, sales.tender_not_enough, of sales what the limits of a type refuse, what `valueForeign` throws. Source: docs/guides/sales.md, Sales.
 */
export async function validateTenders(
  ctx: Ctx,
  tx: Tx,
  tenders: readonly TenderInput[],
  { storeId, day, currency, dueMinor, isRefund, hasCustomer, isSettled = false }: Due,
): Promise<Validated> {
  const offered = await readOffered(ctx, tx, storeId)
  const chosen = tenders.map((tender, index) => {
    const type = offered.get(tender.paymentTypeId)
    if (type === undefined || (isRefund && !isRefunded(type))) return refuse(ctx, 'tender_not_offered', index)
    if (tender.changeMinor > 0 && (type.kind !== 'cash' || !type.allowChange || isRefund))
      return refuse(ctx, 'change_only_cash', index)
    if (type.needsReference && tender.reference === null && !byCode.includes(type.kind)) {
      const message = format(text.reason_required, ctx.locale)
      return fail('invalid_input', { fields: { [`tenders.${index}.reference`]: [{ code: 'rule', message }] } })
    }
    return { ...tender, type, amountMinor: tender.tenderedMinor - tender.changeMinor }
  })
  const currencies = chosen.map(({ type }) => type.foreignCurrency)
  const valued = await valueForeign(ctx, tx, tenders, { day, currency, currencies })
  const others = chosen.filter(({ type }) => type.kind !== 'cash')
  const foreign = chosen.filter(({ type }) => type.foreignCurrency !== null)
  const cash = chosen.filter((one) => one.type.kind === 'cash' && !foreign.includes(one))
  const afterOthers = dueMinor - others.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (afterOthers < 0)
    return refuse(ctx, 'tender_exceeds_due', chosen.indexOf(others.at(-1) as (typeof chosen)[number]))
  // What cash of the company's currency settles: below 0 it is change of another currency.
  const foreignMinor = foreign.reduce((sum, { tenderedMinor }) => sum + tenderedMinor, 0)
  const left = afterOthers - foreignMinor
  const coin = coinOf(cash.length > 0 ? cash.map(({ type }) => type) : [...offered.values()])
  const payable = cash.length + foreign.length === 0 ? left : Math.max(-foreignMinor, roundCash(left, coin))
  const given = foreign.reduce((sum, { changeMinor }) => sum + changeMinor, 0)
  const paid = cash.reduce((sum, { amountMinor }) => sum + amountMinor, -given)
  if (paid < payable) return refuse(ctx, 'tender_not_enough', Math.max(chosen.length - 1, 0))
  if (paid > payable) return refuse(ctx, 'tender_exceeds_due', chosen.length - 1)
  if (!isRefund && !isSettled) requireWithinLimits(ctx, chosen, { offered, currency, hasCustomer })
  const bound = chosen.map(({ type }) => type.refundToSameTypeOnly)
  return { roundingMinor: payable - left, kinds: chosen.map(({ type }) => type.kind), bound, valued }
}

type Chosen = TenderInput & { readonly type: Offered; readonly amountMinor: number }
type Limits = {
  readonly offered: ReadonlyMap<number, Offered>
  readonly currency: string
  readonly hasCustomer: boolean
}

/** Throws: sales.tender_below_min, sales.tender_above_max, sales.customer_required. */
function requireWithinLimits(
  { locale }: Ctx,
  chosen: readonly Chosen[],
  { offered, currency, hasCustomer }: Limits,
): void {
  const paid = chosen.map(({ paymentTypeId, amountMinor, currencyMinor }) => ({
    paymentTypeId,
    amountMinor: currencyMinor ?? amountMinor,
  }))
  const issue = findTenderIssue(paid, (id) => offered.get(id), hasCustomer)
  if (issue === null) return
  const { place, rule } = issue
  const { name = '', foreignCurrency: code = null } = chosen[place]?.type ?? {}
  const at = (field: string, params: Readonly<Record<string, string>>) => ({
    [field]: [{ code: 'rule', message: format(limitText[rule], locale, params) }],
  })
  if (rule === 'customer')
    fail('sales.customer_required', {
      fields: { ...at('customerId', { name }), ...at(`tenders.${place}.paymentTypeId`, { name }) },
    })
  const { limitMinor } = issue
  const amount = codedAmount(limitMinor, code ?? currency)
  fail(rule === 'min' ? 'sales.tender_below_min' : 'sales.tender_above_max', {
    details: { limitMinor, currency: code ?? currency },
    fields: at(`tenders.${place}.${code === null ? 'tenderedMinor' : 'currencyMinor'}`, { name, amount }),
  })
}

function isRefunded({ allowRefund, kind, foreignCurrency: code }: Offered): boolean {
  return allowRefund && kind !== 'voucher' && kind !== 'points' && code === null
}

/** The largest coin that cash of the company's currency is rounded to. */
function coinOf(types: readonly Offered[]): number {
  const own = types.filter(({ kind, foreignCurrency: code }) => kind === 'cash' && code === null)
  return Math.max(1, ...own.map(({ roundingMinor }) => roundingMinor ?? 1))
}

async function readOffered({ companyId }: Ctx, tx: Tx, storeId: number): Promise<ReadonlyMap<number, Offered>> {
  const { rows } = await sql<Offered>`
    select p.id, p.kind, p.allow_change as "allowChange", p.allow_refund as "allowRefund", p.needs_reference as "needsReference", p.rounding_minor as "roundingMinor", p.name,
      p.min_minor as "minMinor", p.max_minor as "maxMinor", p.needs_customer as "needsCustomer", p.refund_to_same_type_only as "refundToSameTypeOnly",
      ${foreignCurrency} as "foreignCurrency"
    from erp.payment_type p
    where p.company_id = ${companyId} and p.kind = any(${[...tenderKinds]}::text[]) and ${takenIn(sql`${storeId}`)}`.execute(
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
