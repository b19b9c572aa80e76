import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { text as pageText } from '@countinghouse/contract/purchase/rebate-agreement.text'
import { format } from '@countinghouse/contract/text'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { createSupplierInvoice, postJournals, readOnAccountOfRole } from '../../accounts/index.ts'
import type { RebateAgreement } from './read-turnover.ts'

type Entered = {
  readonly storeId: number
  readonly creditReference: string
  readonly amountMinor: number | null
  readonly taxCodeId: number | null
}

/** Creates a draft credit note of an agreement. Throws: purchase.nothing_to_credit, purchase.over_rebate, what createSupplierInvoice throws. */
export async function creditRebate(
  ctx: Ctx,
  tx: Tx,
  row: RebateAgreement,
  { storeId, creditReference: reference, amountMinor: entered, taxCodeId }: Entered,
): Promise<TransitionOutcome> {
  const { companyId, locale } = ctx
  const { drafted, accountId } = await readDrafted(ctx, tx, row.id)
  const leftMinor = row.earnedMinor - row.creditedMinor - drafted
  if (leftMinor <= 0) fail('purchase.nothing_to_credit')
  const amountMinor = entered ?? leftMinor
  if (amountMinor > leftMinor) {
    const message = format(text.over_rebate, locale)
    fail('purchase.over_rebate', { details: { leftMinor }, fields: { amountMinor: [{ code: 'rule', message }] } })
  }
  const currencyCode = row.currency ?? fail('not_found')
  const { id } = await createSupplierInvoice(ctx, tx, {
    kind: 'credit_note',
    supplierId: row.supplierId,
    storeId,
    currencyCode,
    paymentTermId: null,
    reference,
    lines: [
      {
        description: format(pageText.numbered, locale, { id: row.name }),
        quantity: 1,
        unitPrice: decimalOfMinor(amountMinor, currencyDigits(currencyCode)),
        accountId,
        taxCodeId,
      },
    ],
  })
  await sql`
    insert into purchase.rebate_credit (company_id, invoice_id, rebate_agreement_id) values (${companyId}, ${id}, ${row.id})`.execute(
    tx,
  )
  return { status: row.status }
}

/** What credit notes that are not posted yet have on the account, and the account. Units: minor units of the currency of the agreement. */
async function readDrafted({ companyId }: Ctx, tx: Tx, id: number) {
  const { rows } = await sql<{ accountId: number | null; drafted: number }>`
    select (
        select r.account_id from accounts.posting_rule r
        where r.company_id = ${companyId} and r.role = 'rebate_receivable' and r.status = 'active'
        order by num_nonnulls(r.store_id, r.category_id), r.id limit 1) as "accountId", (
        select coalesce(sum(i.net_minor), 0)::bigint from purchase.rebate_credit c
        join accounts.invoice i on i.company_id = c.company_id and i.id = c.invoice_id
        where c.company_id = ${companyId} and c.rebate_agreement_id = ${id} and i.status not in ('posted', 'rejected', 'cancelled')) as drafted`.execute(
    tx,
  )
  const [{ accountId, drafted } = fail('not_found')] = rows
  return { drafted, accountId: accountId ?? fail('accounts.rule_missing') }
}

type Bill = {
  readonly id: number
  readonly kind: string
  readonly supplierId: number
  readonly currencyCode: string
  readonly storeId: number
  readonly issuedOn: string
}
type Agreed = {
  readonly agreementId: number
  readonly name: string
  readonly supplierId: number
  readonly currency: string
}
type Named = Agreed & {
  readonly earnedMinor: number
  readonly accruedMinor: number
  readonly creditedMinor: number
  readonly clearedMinor: number
  /** Net amount on the account, and the lines that have it. */
  readonly netMinor: number
  readonly lineNos: readonly number[]
}

/**
 * Before the journal of a supplier document. Throws accounts.invoice_not_matched at what an edited draft has otherwise than its agreement,
 * and at the lines of a credit note with more than its agreement has left. Locks: the agreement, so that credit notes and accruals follow
 * one another.
 */
export async function requireRebate(ctx: Ctx, tx: Tx, bill: Bill): Promise<void> {
  const named = await findNamed(ctx, tx, bill.id)
  if (named === null) return
  requireAgreed(ctx, bill, named)
  const leftMinor = named.earnedMinor - named.creditedMinor
  if (named.netMinor <= leftMinor) return
  const message = format(text.over_rebate, ctx.locale)
  const fields = named.lineNos.map((lineNo) => [`lines.${lineNo - 1}.unitPrice`, [{ code: 'rule', message }]] as const)
  fail('accounts.invoice_not_matched', { details: { leftMinor }, fields: Object.fromEntries(fields) })
}

function requireAgreed({ locale }: Ctx, bill: Bill, { name: rebate, supplierId, currency }: Agreed): void {
  const differences = [
    ...(bill.kind === 'credit_note' ? [] : [['kind', text.rebate_kind] as const]),
    ...(bill.supplierId === supplierId ? [] : [['supplierId', text.rebate_supplier] as const]),
    ...(bill.currencyCode === currency ? [] : [['currencyCode', text.rebate_currency] as const]),
  ].map(([field, words]) => [field, [{ code: 'rule', message: format(words, locale, { rebate, currency }) }]] as const)
  if (differences.length > 0) fail('accounts.invoice_not_matched', { fields: Object.fromEntries(differences) })
}

/**
 * After the journal of a supplier document: what it credits of an agreement settles the same part of what was accrued, and the rest is an
 * exchange difference. Nothing for other documents. Locks: balances of the ledger; the agreement is locked.
 */
export async function settleRebate(ctx: Ctx, tx: Tx, bill: Bill): Promise<void> {
  const named = await findNamed(ctx, tx, bill.id)
  if (named === null) return
  const { agreementId, earnedMinor, accruedMinor, creditedMinor, clearedMinor, netMinor } = named
  const openMinor = accruedMinor - clearedMinor
  const settledMinor = minorOfUnits(
    dividedExactly(BigInt(openMinor) * BigInt(netMinor), BigInt(earnedMinor - creditedMinor)),
  )
  await sql`
    insert into purchase.rebate_settlement (company_id, invoice_id, rebate_agreement_id, credited_minor, cleared_minor)
    values (${ctx.companyId}, ${bill.id}, ${agreementId}, ${netMinor}, ${settledMinor})`.execute(tx)
  const differenceMinor = -(await readOnAccountOfRole(ctx, tx, bill.id, 'rebate_receivable')) - settledMinor
  if (differenceMinor === 0) return
  const store = { storeId: bill.storeId }
  const event = {
    source: 'invoice',
    sourceType: 'supplier_invoice',
    sourceId: bill.id,
    eventNo: 2,
    postedOn: bill.issuedOn,
    lock: 'payables',
    lines: [
      { ...store, role: 'rebate_receivable', amountMinor: differenceMinor },
      { ...store, role: 'exchange_difference', amountMinor: -differenceMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
}

/** The agreement of a credit note; null: it names none, or has nothing on the account. Locks: the agreement. */
async function findNamed({ companyId }: Ctx, tx: Tx, invoiceId: number): Promise<Named | null> {
  const { rows: agreements } = await sql<Omit<Named, 'netMinor' | 'lineNos'>>`
    select a.id as "agreementId", a.name, a.supplier_id as "supplierId", a.currency, a.earned_minor as "earnedMinor", a.accrued_minor as "accruedMinor", a.credited_minor as "creditedMinor",
      a.cleared_minor as "clearedMinor"
    from purchase.rebate_credit c
    join purchase.rebate_agreement a on a.company_id = c.company_id and a.id = c.rebate_agreement_id
    where c.company_id = ${companyId} and c.invoice_id = ${invoiceId} for no key update of a`.execute(tx)
  const [agreement] = agreements
  if (agreement === undefined) return null
  const { rows } = await sql<Pick<Named, 'netMinor' | 'lineNos'>>`
    select sum(l.net_minor)::bigint as "netMinor", array_agg(l.line_no order by l.line_no) as "lineNos"
    from accounts.invoice_line l
    where l.company_id = ${companyId} and l.invoice_id = ${invoiceId} and l.account_id in (
      select r.account_id from accounts.posting_rule r where r.company_id = ${companyId} and r.role = 'rebate_receivable')
    having sum(l.net_minor) > 0`.execute(tx)
  return rows[0] === undefined ? null : { ...agreement, ...rows[0] }
}
