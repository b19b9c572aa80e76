import { dividedExactly } from '@countinghouse/kernel/exact'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import type { JournalLine } from '../post-journal.ts'
import type { CalculatedInvoice } from './calculate-invoice.ts'
import { baseOf } from './calculate-invoice.ts'
import type { CalculatedLine, ComponentTax } from './calculate-lines.ts'
import type { Direction, Invoice } from './invoice-type.ts'

const wholePpm = 1_000_000n

/** An amount of the document with its sign as debit, and where it is posted. */
type Part = {
  readonly minor: number
  readonly to: { readonly accountId: number } | { readonly role: PostingRole }
  readonly storeId: number
  readonly categoryId?: number | null
  /** Of tax parts, with the amount that the tax is charged on. */
  readonly tax?: { readonly componentId: number; readonly direction: Direction; readonly taxableMinor: number }
}

/** Which accounts an invoice is posted to. */
type Sides = { readonly direction: Direction; readonly isIntercompany: boolean }

const control = {
  other: { sale: 'receivable', purchase: 'payable' },
  intercompany: { sale: 'intercompany_receivable', purchase: 'intercompany_payable' },
} as const

/**
 * The lines of the journal of an invoice or credit note: each part converted at the rate of the document, the control account in its
 * instalments, and the difference between both as exchange rounding. Source: docs/guides/accounts.md, Invoices.
 */
export function journalOfInvoice(
  { direction, isIntercompany }: Sides,
  row: Invoice,
  calculated: CalculatedInvoice,
): JournalLine[] {
  const { currencyCode, terms, instalments, baseGrossMinor } = calculated
  // Debit of the control account: a sale above zero, a purchase below; a credit note the other way round.
  const sign = (direction === 'sale') === (row.kind === 'invoice') ? 1 : -1
  const isForeign = currencyCode !== terms.baseCurrency
  const inDocument = (minor: number) => (isForeign ? { currencyCode, documentMinor: minor } : {})
  const shares = apportionMinor(
    baseGrossMinor,
    instalments.map(({ amountMinor }) => BigInt(amountMinor)),
  )
  const owed = instalments.map(({ dueOn, amountMinor }, index): JournalLine => ({
    role: control[isIntercompany ? 'intercompany' : 'other'][direction],
    storeId: row.storeId,
    amountMinor: sign * (shares[index] ?? 0),
    ...inDocument(sign * amountMinor),
    ...(direction === 'sale'
      ? { partyType: 'customer', partyId: row.customerId ?? 0 }
      : { partyType: 'supplier', partyId: row.supplierId }),
    dueOn,
  }))
  const parts = direction === 'sale' ? partsOfSale(row, calculated, isIntercompany) : partsOfPurchase(row, calculated)
  const others = joined(parts).map(({ minor, to, tax, ...part }): JournalLine => ({
    ...to,
    ...part,
    ...(tax !== undefined && {
      taxComponentId: tax.componentId,
      taxDirection: tax.direction,
      taxableMinor: -sign * baseOf(calculated, tax.taxableMinor),
    }),
    amountMinor: -sign * baseOf(calculated, minor),
    ...inDocument(-sign * minor),
  }))
  const residue = [...owed, ...others].reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [...owed, ...others, { role: 'exchange_rounding', storeId: row.storeId, amountMinor: -residue }]
}

function partsOfSale(row: Invoice, { lines }: CalculatedInvoice, isIntercompany: boolean): Part[] {
  const role = roleOfSale(row, isIntercompany)
  return lines.flatMap(({ netMinor, categoryId, charged }, index) => {
    const storeId = row.lines[index]?.storeId ?? row.storeId
    return [
      { minor: netMinor, to: { role }, storeId, categoryId },
      ...charged.map((tax) => taxPart('sale', tax, { storeId, taxableMinor: netMinor })),
    ]
  })
}

/** Intercompany sales and deferred income are kept out of net sales; a charge is the other side of a payment on account. */
function roleOfSale({ kind, isCharge, isReminderCharge, isDeferred }: Invoice, isIntercompany: boolean): PostingRole {
  if (isReminderCharge === true) return 'reminder_income'
  if (isCharge === true) return 'tender_on_account'
  if (isDeferred === true) return 'deferred_membership'
  if (isIntercompany) return 'intercompany_sales'
  return kind === 'invoice' ? 'sales' : 'sales_returns'
}

/**
 * Input tax is claimed as far as it is recoverable, the rest is cost of the line. Under reverse charge the company accounts for the tax
 * that the supplier does not charge.
 */
function partsOfPurchase(row: Invoice, { lines }: CalculatedInvoice): Part[] {
  const lost = lostTaxes(lines)
  return lines.flatMap(({ netMinor, categoryId, charged, reversed }, index) => {
    const line = row.lines[index]
    const storeId = line?.storeId ?? row.storeId
    const accountId = line?.accountId ?? null
    const to = accountId === null ? { role: 'goods_received' as const } : { accountId }
    const ownLost = lost[index] ?? new Map<ComponentTax, number>()
    const lostMinor = [...ownLost.values()].reduce((sum, minor) => sum + minor, 0)
    const claimed = [...charged, ...reversed].map((tax) => {
      const amountMinor = tax.amountMinor - (ownLost.get(tax) ?? 0)
      return taxPart('purchase', { ...tax, amountMinor }, { storeId, taxableMinor: netMinor })
    })
    const due = reversed.map((tax) =>
      taxPart('sale', { ...tax, accountId: null, amountMinor: -tax.amountMinor }, { storeId, taxableMinor: -netMinor }),
    )
    return [
      { minor: netMinor + lostMinor, to, storeId, categoryId: accountId === null ? categoryId : null },
      ...claimed,
      ...due,
    ]
  })
}

/** Of each line, its tax that is not recoverable: rounded once for each component, and apportioned over the lines. */
function lostTaxes(lines: readonly CalculatedLine[]): Map<ComponentTax, number>[] {
  const lost = lines.map(() => new Map<ComponentTax, number>())
  const all = lines.flatMap(({ charged, reversed }, index) => [...charged, ...reversed].map((tax) => ({ tax, index })))
  for (const same of Map.groupBy(all, ({ tax }) => tax.componentId).values()) {
    const [first] = same
    const whole = same.reduce((sum, { tax }) => sum + tax.amountMinor, 0)
    const claimed = dividedExactly(BigInt(whole) * BigInt(first?.tax.recoverablePpm ?? 0), wholePpm)
    const weights = same.map(({ tax }) => BigInt(Math.max(tax.amountMinor, 0)))
    const shares = apportionMinor(whole - Number(claimed), weights)
    for (const [place, { tax, index }] of same.entries()) lost[index]?.set(tax, shares[place] ?? 0)
  }
  return lost
}

type Taxed = { readonly storeId: number; readonly taxableMinor: number }

/** Output tax of a sale, input tax of a purchase. */
function taxPart(
  direction: Direction,
  { componentId, accountId, amountMinor }: ComponentTax,
  { storeId, taxableMinor }: Taxed,
): Part {
  const role = direction === 'sale' ? 'output_tax' : 'input_tax'
  const to: Part['to'] = accountId === null ? { role } : { accountId }
  return { minor: amountMinor, to, storeId, tax: { componentId, direction, taxableMinor } }
}

/** Parts that are posted alike are one line, so that each is converted once. */
function joined(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>()
  for (const part of parts) {
    const { to, storeId, categoryId = null, tax } = part
    const key = JSON.stringify([to, storeId, categoryId, tax?.componentId ?? null, tax?.direction ?? null])
    const before = sums.get(key)
    const minor = part.minor + (before?.minor ?? 0)
    const taxableMinor = (tax?.taxableMinor ?? 0) + (before?.tax?.taxableMinor ?? 0)
    sums.set(key, { ...part, minor, ...(tax !== undefined && { tax: { ...tax, taxableMinor } }) })
  }
  return [...sums.values()]
}
