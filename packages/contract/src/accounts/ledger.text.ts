import { texts } from '@countinghouse/kernel/text'
import { text as journal } from './journal.text.ts'

export const text = texts({
  ...journal,
  title: { en: 'General ledger', ar: 'دفتر الأستاذ العام' },
  one: { en: 'journal line', ar: 'سطر قيد' },
  many: {
    en: '{count, plural, one {# journal line} other {# journal lines}}',
    ar: '{count, plural, zero {لا سطور} one {سطر واحد} two {سطران} few {# سطور} many {# سطرًا} other {# سطر}}',
  },
  purpose: {
    en: 'Lines of posted journals by account, store and date.',
    ar: 'سطور القيود المرحّلة حسب الحساب والمتجر والتاريخ.',
  },
  empty: {
    en: 'No journal lines yet. They are posted with the first stock posting or journal entry.',
    ar: 'لا سطور بعد. تُرحّل مع أول ترحيل للمخزون أو أول قيد يومية.',
  },
  accountId: { en: 'Account', ar: 'الحساب' },
  storeId: { en: 'Store', ar: 'المتجر' },
  memo: { en: 'Memo', ar: 'البيان' },
  debitMinor: { en: 'Debit', ar: 'مدين' },
  creditMinor: { en: 'Credit', ar: 'دائن' },
  balanceMinor: { en: 'Balance', ar: 'الرصيد' },
})
