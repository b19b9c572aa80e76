/** Public functions of module accounts. */
export type { JournalEvent, JournalLine, JournalReversal, PostedJournal } from './post-journal.ts'
export { postJournals, reverseJournal } from './post-journal.ts'
export { checks } from './checks.ts'
export { createSupplierInvoice } from './invoice/create-supplier-invoice.ts'
export type { ResolvedRate, ResolvedTax, TaxQuestion } from './tax/resolve-taxes.ts'
export { resolveTaxes } from './tax/resolve-taxes.ts'
export { findRates, rateOn } from './exchange/rate-on.ts'
export { periodIn, readBooks, requireAllStores } from './statements/read-books.ts'
