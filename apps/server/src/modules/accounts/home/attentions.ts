import { text } from '@countinghouse/contract/accounts/attention.text'
import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Document } from '@countinghouse/contract/document'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/registry/attention.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import { openPeriods, openPeriodsAddress } from './open-periods.ts'

/** Attention items of the books. */
export const attentions: readonly Attention[] = [
  {
    key: 'accounts.periods_open',
    title: text.periodsOpen,
    tone: 'info',
    page: fiscalPeriodsPage,
    address: openPeriodsAddress,
    rows: ({ companyId }) => openPeriods(companyId),
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
