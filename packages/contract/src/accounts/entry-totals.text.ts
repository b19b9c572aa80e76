import { texts } from '@countinghouse/kernel/text'

/** Below the lines of a journal while they are entered. */
export const text = texts({
  title: { en: 'Totals of the lines', ar: 'مجاميع السطور' },
  debit: { en: 'Debit', ar: 'مدين' },
  credit: { en: 'Credit', ar: 'دائن' },
  difference: { en: 'Difference', ar: 'الفرق' },
  balanced: { en: 'Debits and credits are equal.', ar: 'المدين والدائن متساويان.' },
  opening: {
    en: 'The difference is posted to Opening balances.',
    ar: 'يُرحّل الفرق إلى الأرصدة الافتتاحية.',
  },
})
