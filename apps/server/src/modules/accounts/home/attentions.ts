import { text } from '@countinghouse/contract/accounts/attention.text'
import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Document } from '@countinghouse/contract/document'
import { monthStart } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/registry/attention.ts'
import { inStores } from '../../../platform/lists/list-source.ts'

/** Attention items of the books. */
export const attentions: readonly Attention[] = [
  {
    key: 'accounts.periods_open',
    title: text.periodsOpen,
    tone: 'info',
    page: fiscalPeriodsPage,
    address: (day) => `${fiscalPeriodsPage.path}?ledger=open&startsOn.before=${monthStart(day)}`,
    rows: ({ companyId }) => sql`
      select from accounts.period p
      where p.company_id = ${companyId} and p.ledger = 'open' and p.starts_on < date_trunc('month', erp.today(${companyId})::timestamp)::date`,
  },
  { key: 'accounts.entry_drafts', title: text.entryDrafts, ...draftsOf(journalEntry) },
  { key: 'accounts.invoice_drafts', title: text.invoiceDrafts, ...draftsOf(invoice) },
  { key: 'accounts.supplier_invoice_drafts', title: text.supplierInvoiceDrafts, ...draftsOf(supplierInvoice) },
]

/** Documents that are not posted yet. */
function draftsOf({ page, listing }: Document): Pick<Attention, 'tone' | 'page' | 'address' | 'rows'> {
  return {
    tone: 'info',
    page,
    address: `${page.path}?status=draft`,
    rows: ({ companyId, stores }) => sql`
      select from ${sql.table(listing.source)} t
      where t.company_id = ${companyId} and t.status = 'draft' ${listing.storeColumns.length === 0 ? sql`` : sql`and ${inStores(listing.storeColumns, stores)}`}`,
  }
}
