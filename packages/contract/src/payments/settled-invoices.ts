/** Invoices that one payment or write-off settles. */
export const mostSettledInvoices = 500
