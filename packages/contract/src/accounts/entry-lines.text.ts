import { texts } from '@countinghouse/kernel/text'

/** Labels and rules of the lines of journal entries and recurring journals. */
export const text = texts({
  lines: { en: 'Lines', ar: 'السطور' },
  lines_accountId: { en: 'Account', ar: 'الحساب' },
  lines_debitMinor: { en: 'Debit', ar: 'مدين' },
  lines_creditMinor: { en: 'Credit', ar: 'دائن' },
  lines_storeId: { en: 'Store', ar: 'المتجر' },
  lines_memo: { en: 'Memo', ar: 'البيان' },
  rule_line_one_side: {
    en: 'Enter either a debit or a credit above 0.',
    ar: 'أدخل مبلغًا مدينًا أو دائنًا أكبر من الصفر، لا كليهما.',
  },
})
