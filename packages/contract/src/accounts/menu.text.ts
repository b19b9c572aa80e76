import { texts } from '@countinghouse/kernel/text'

/** Headings of the finance menu. */
export const text = texts({
  books: { en: 'General ledger', ar: 'دفتر الأستاذ العام' },
  currencies: { en: 'Currencies', ar: 'العملات' },
  invoices: { en: 'Invoices', ar: 'الفواتير' },
  cash: { en: 'Cash', ar: 'النقد' },
  receivables: { en: 'Receivables', ar: 'الذمم المدينة' },
  payables: { en: 'Payables', ar: 'الذمم الدائنة' },
  tax: { en: 'Tax', ar: 'الضريبة' },
})
