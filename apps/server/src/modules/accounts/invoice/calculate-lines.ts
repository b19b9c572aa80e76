import { fail } from '@countinghouse/contract/errors'
import { mostMinor } from '@countinghouse/kernel/minor'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { LineAmounts } from '@countinghouse/kernel/money-line'
import { amountsOfLine } from '@countinghouse/kernel/money-line'
import type { LineTax, TaxableLine } from '@countinghouse/kernel/tax'
import { taxLine, taxLines, withoutTax } from '@countinghouse/kernel/tax'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ResolvedTax } from '../tax/resolve-taxes.ts'
import { readTaxCodes, resolveFreeTaxes, resolveTaxes } from '../tax/resolve-taxes.ts'
import type { Direction, EnteredInvoice, EnteredLine } from './invoice-type.ts'
import type { Goods, PartyTerms } from './read-terms.ts'
import { isExemptOn, readGoods } from './read-terms.ts'

/** Tax of a component. Units: minor units; parts per million. */
export type ComponentTax = {
  readonly componentId: number
  readonly ratePpm: number
  readonly recoverablePpm: number
  /** Null: the account of the posting rule. */
  readonly accountId: number | null
  readonly amountMinor: number
}

export type CalculatedLine = {
  /** What is stored of it beside what was entered. */
  readonly cells: {
    readonly description: string | null
    readonly appliedTaxCodeId: number | null
    readonly netMinor: number
    readonly taxMinor: number
    readonly grossMinor: number
    readonly originalLineNo: number | null
  }
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly categoryId: number | null
  /** Null: no tax rule applies. */
  readonly tax: ResolvedTax | null
  /** Its tax is another because the customer is exempt. */
  readonly isExempted: boolean
  /** Tax that the seller charges. */
  readonly charged: readonly ComponentTax[]
  /** Tax that the buyer accounts for in place of the seller. */
  readonly reversed: readonly ComponentTax[]
}

/** What decides the tax of lines. */
export type TaxTerms = {
  readonly direction: Direction
  readonly terms: PartyTerms
  readonly currencyCode: string
  readonly taxPoint: string
}

/** Throws: accounts.invoice_too_large. */
export async function calculateLines(
  ctx: Ctx,
  db: Reader | Tx,
  { lines, isTaxInclusive, taxPolicy, isCharge = false }: EnteredInvoice,
  question: TaxTerms,
): Promise<CalculatedLine[]> {
  const goods = await readGoods(
    ctx,
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  const taxes = isCharge ? [] : await taxesOfLines(ctx, db, lines, goods, question)
  // The prices of lists include the tax that an exempt customer does not pay.
  const isFree = lines.map((_, index) => isTaxInclusive && (taxes[index]?.included ?? null) !== null)
  const digits = currencyDigits(question.currencyCode)
  const taxable = lines.map((line, index) => ({
    amountMinor: requireAmount(amountsOfLine(line, digits)),
    ...ratesOf(taxes[index], isFree[index] === true),
  }))
  const amounts = safely(() => taxLines(taxable, { isInclusive: isTaxInclusive, rounding: taxPolicy }))
  return lines.map((line, index) => {
    const known = goods.get(line.variantId ?? 0)
    const tax = taxes[index]?.tax ?? null
    const taxed = amounts[index] ?? fail('accounts.invoice_too_large')
    const amount = isFree[index] === true ? withoutTax(taxed) : taxed
    return lineOf(
      { tax, amount, categoryId: known?.categoryId ?? null, isExempted: taxes[index]?.isExempted === true },
      { description: line.description ?? known?.name ?? null },
    )
  })
}

/** The rates of a line and what its tax is rounded with: lines of a code that pay its tax, or those that do not. */
function ratesOf(applied: AppliedTax | undefined, isFree: boolean): Pick<TaxableLine, 'taxCodeId' | 'rates'> {
  const tax = (isFree ? applied?.included : applied?.tax) ?? null
  // Lines without a code have no rates in common with others.
  const taxCodeId = tax?.taxCodeId ?? 0
  return { taxCodeId: isFree ? -taxCodeId : taxCodeId, rates: chargedRates(tax) }
}

type Taxed = {
  readonly tax: ResolvedTax | null
  readonly amount: LineTax
  readonly categoryId: number | null
  readonly isExempted?: boolean
}

/** A line with its amounts; of reverse charge with the tax that the buyer accounts for. */
export function lineOf(
  { tax, amount, categoryId, isExempted = false }: Taxed,
  {
    description,
    originalLineNo = null,
  }: { readonly description: string | null; readonly originalLineNo?: number | null },
): CalculatedLine {
  const { netMinor, taxMinor, grossMinor, componentsMinor } = amount
  const isReverse = tax?.kind === 'reverse_charge'
  const rates = tax?.rates ?? []
  const parts = isReverse ? safely(() => taxLine(netMinor, rates, false)).componentsMinor : componentsMinor
  const components = rates.map(({ componentId, ratePpm, recoverablePpm, accountId }, place) => ({
    componentId,
    ratePpm,
    recoverablePpm,
    accountId,
    amountMinor: parts[place] ?? 0,
  }))
  return {
    cells: { description, appliedTaxCodeId: tax?.taxCodeId ?? null, netMinor, taxMinor, grossMinor, originalLineNo },
    netMinor,
    taxMinor,
    grossMinor,
    categoryId,
    tax,
    isExempted,
    charged: isReverse ? [] : components,
    reversed: isReverse ? components : [],
  }
}

/** Under reverse charge the seller charges none. */
export function chargedRates(tax: ResolvedTax | null): ResolvedTax['rates'] {
  return tax === null || tax.kind === 'reverse_charge' ? [] : tax.rates
}

type AppliedTax = {
  readonly tax: ResolvedTax | null
  /** Of a customer that is exempt: the tax that prices include and it does not pay; null: it is charged as `tax`. */
  readonly included: ResolvedTax | null
  readonly isExempted: boolean
}

/** The entered tax code of each line, else that of the tax rules; a tax of null if there is none. */
async function taxesOfLines(
  { companyId }: Ctx,
  db: Reader | Tx,
  lines: readonly EnteredLine[],
  goods: ReadonlyMap<number, Goods>,
  { direction, terms, taxPoint: day }: TaxTerms,
): Promise<AppliedTax[]> {
  const classOf = ({ variantId }: EnteredLine) => goods.get(variantId ?? 0)?.taxClassId ?? null
  const { sellerCountry, buyerCountry, buyerType } = terms
  const asked = {
    direction,
    sellerCountry,
    buyerCountry,
    buyerType,
    day,
    taxClassIds: [...new Set(lines.map(classOf))],
  }
  const byClass = await resolveTaxes(db, companyId, asked)
  const free = isExemptOn(terms, day) ? await resolveFreeTaxes(db, companyId, asked) : new Map<number, never>()
  const codes = [...new Set(lines.flatMap(({ taxCodeId }) => taxCodeId ?? []))]
  const byCode = await readTaxCodes(db, companyId, { direction, day, taxCodeIds: codes })
  return lines.map((line) => {
    if (line.taxCodeId != null) return { tax: byCode.get(line.taxCodeId) ?? null, included: null, isExempted: false }
    const own = byClass.get(classOf(line)) ?? null
    const exempt = free.get(classOf(line)) ?? null
    if (exempt === null) return { tax: own, included: null, isExempted: false }
    return { tax: exempt, included: own, isExempted: exempt.taxCodeId !== own?.taxCodeId }
  })
}

/** Amounts beyond any are cut off there. Throws: accounts.invoice_too_large. */
function requireAmount({ grossMinor, netMinor }: LineAmounts): number {
  return grossMinor >= mostMinor ? fail('accounts.invoice_too_large') : netMinor
}

/** Throws: accounts.invoice_too_large for amounts beyond any. */
function safely<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof RangeError) return fail('accounts.invoice_too_large')
    throw error
  }
}
