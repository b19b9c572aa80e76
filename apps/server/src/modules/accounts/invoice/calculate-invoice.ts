import { fail } from '@countinghouse/contract/errors'
import { dueParts } from '@countinghouse/contract/erp/due-parts'
import { convertMinor, unitsOfRate } from '@countinghouse/kernel/exchange'
import { mostMinor } from '@countinghouse/kernel/minor'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { rateOn } from '../exchange/rate-on.ts'
import type { CalculatedLine } from './calculate-lines.ts'
import { calculateLines } from './calculate-lines.ts'
import { calculateCreditLines } from './calculate-credit-lines.ts'
import { ruleError } from './invoice-errors.ts'
import type { Direction, EnteredInvoice } from './invoice-type.ts'
import type { OriginalInvoice } from './original-invoice.ts'
import type { Exemption, PartyTerms } from './read-terms.ts'
import { readPartyTerms, readTermParts } from './read-terms.ts'

/** An invoice with everything that follows from what was entered. Amounts in minor units of `currencyCode`. */
export type CalculatedInvoice = {
  readonly terms: PartyTerms
  /** Why lines of it are not taxed; null: none is exempted. */
  readonly exemption: Exemption | null
  readonly currencyCode: string
  readonly exchangeRate: string
  readonly taxPoint: string
  readonly paymentTermId: number | null
  readonly dueOn: string
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  /** Units: minor units of the company's currency. */
  readonly baseGrossMinor: number
  readonly lines: readonly CalculatedLine[]
  readonly instalments: readonly { readonly dueOn: string; readonly amountMinor: number }[]
}

/** The same in the company's currency at the rate of the invoice. Units: minor units. */
export function baseOf({ terms, currencyCode, exchangeRate }: CalculatedInvoice, minor: number): number {
  return convertMinor(minor, { from: currencyCode, to: terms.baseCurrency, rate: exchangeRate })
}

/**
 * Calculates an invoice of a direction; a credit note of an invoice takes terms and amounts from it. Throws: accounts.rate_missing,
 * accounts.invoice_rate, accounts.invoice_credit_terms, accounts.invoice_credit_line, accounts.invoice_over_credited, accounts.invoice_too_large.
 */
export async function calculateInvoice(
  ctx: Ctx,
  db: Reader | Tx,
  direction: Direction,
  entered: EnteredInvoice,
  original: OriginalInvoice | null,
): Promise<CalculatedInvoice> {
  const terms = await readPartyTerms(ctx, db, direction, entered)
  const currencyCode = entered.currencyCode ?? original?.currencyCode ?? terms.currency ?? terms.baseCurrency
  const exchangeRate = await findRate(ctx, db, { entered, terms, currencyCode })
  const taxPoint = entered.taxPoint ?? original?.taxPoint ?? entered.issuedOn
  if (original !== null) requireSameTerms(ctx, original, { ...entered, currencyCode, exchangeRate, taxPoint })
  const question = { direction, terms, currencyCode, taxPoint }
  const lines =
    original === null
      ? await calculateLines(ctx, db, entered, question)
      : await calculateCreditLines(ctx, db, { entered, original, question })
  const sum = (amount: (line: CalculatedLine) => number) => lines.reduce((total, line) => total + amount(line), 0)
  const grossMinor = sum((line) => line.grossMinor)
  if (grossMinor > mostMinor) fail('accounts.invoice_too_large')
  // A credit note has no terms: it is due when it is issued.
  const paymentTermId = entered.kind === 'credit_note' ? null : (entered.paymentTermId ?? terms.paymentTermId)
  const instalments = dueParts(await readTermParts(ctx, db, paymentTermId), grossMinor, entered.issuedOn)
    .map(({ on, minor }) => ({ dueOn: on, amountMinor: minor }))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  const calculated = {
    terms,
    exemption: original === null ? exemptionOf(terms, lines) : original.exemption,
    currencyCode,
    exchangeRate,
    taxPoint,
    paymentTermId,
    dueOn: instalments.at(-1)?.dueOn ?? entered.issuedOn,
    netMinor: sum((line) => line.netMinor),
    taxMinor: sum((line) => line.taxMinor),
    grossMinor,
    lines,
    instalments,
  }
  const baseGrossMinor = convertMinor(grossMinor, { from: currencyCode, to: terms.baseCurrency, rate: exchangeRate })
  if (baseGrossMinor > mostMinor) fail('accounts.invoice_too_large')
  return { ...calculated, baseGrossMinor }
}

function exemptionOf({ exemption }: PartyTerms, lines: readonly CalculatedLine[]): Exemption | null {
  return lines.some(({ isExempted }) => isExempted) ? exemption : null
}

/** What is written of an invoice beside what was entered, by the names of its fields. */
export function valuesOf(entered: EnteredInvoice, calculated: CalculatedInvoice): Readonly<Record<string, unknown>> {
  const { terms: _, exemption: __, lines, ...head } = calculated
  return {
    ...head,
    lines: entered.lines.map((line, index) => ({ ...line, ...lines[index]?.cells })),
    taxes: taxesOf(lines),
  }
}

/** Tax of all lines by component and rate, in the order of the lines. */
function taxesOf(lines: readonly CalculatedLine[]) {
  const taxes = new Map<
    string,
    { taxComponentId: number; ratePpm: number; taxableMinor: number; amountMinor: number }
  >()
  for (const { netMinor, charged } of lines)
    for (const { componentId, ratePpm, amountMinor } of charged) {
      const key = `${componentId} ${ratePpm}`
      const before = taxes.get(key) ?? { taxComponentId: componentId, ratePpm, taxableMinor: 0, amountMinor: 0 }
      taxes.set(key, {
        ...before,
        taxableMinor: before.taxableMinor + netMinor,
        amountMinor: before.amountMinor + amountMinor,
      })
    }
  return [...taxes.values()]
}

/** The entered rate, else that of the date of issue. Throws: accounts.rate_missing, accounts.invoice_rate for the company's currency. */
async function findRate(
  ctx: Ctx,
  db: Reader | Tx,
  {
    entered: { exchangeRate = null, issuedOn },
    terms: { baseCurrency },
    currencyCode,
  }: { readonly entered: EnteredInvoice; readonly terms: PartyTerms; readonly currencyCode: string },
): Promise<string> {
  const at = { field: 'exchangeRate', locale: ctx.locale }
  if (currencyCode !== baseCurrency)
    return exchangeRate ?? (await rateOn(db, ctx.companyId, currencyCode, issuedOn, at))
  if (exchangeRate !== null && unitsOfRate(exchangeRate) !== unitsOfRate('1'))
    ruleError(ctx, 'invoice_rate', 'exchangeRate')
  return '1'
}

type RatedTerms = { readonly currencyCode: string; readonly exchangeRate: string; readonly taxPoint: string }

/** A credit note keeps what decides the amounts of its invoice, and for whom it is. */
function requireSameTerms(ctx: Ctx, original: OriginalInvoice, entered: EnteredInvoice & RatedTerms): void {
  const differs = {
    kind: entered.kind !== 'credit_note',
    customerId: (entered.customerId ?? null) !== original.customerId,
    supplierId: (entered.supplierId ?? null) !== original.supplierId,
    taxPoint: entered.taxPoint !== original.taxPoint,
    currencyCode: entered.currencyCode !== original.currencyCode,
    exchangeRate: unitsOfRate(entered.exchangeRate) !== unitsOfRate(original.exchangeRate),
    isTaxInclusive: entered.isTaxInclusive !== original.isTaxInclusive,
    taxPolicy: entered.taxPolicy !== original.taxPolicy,
  }
  const changed = Object.entries(differs).flatMap(([field, isChanged]) => (isChanged ? field : []))
  if (changed.length > 0) ruleError(ctx, 'invoice_credit_terms', ...changed)
}
