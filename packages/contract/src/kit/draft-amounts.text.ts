import { texts } from '@countinghouse/kernel/text'

/** Amounts of a draft. */
export const text = texts({
  amounts: { en: 'Amounts', ar: 'المبالغ' },
  asSaved: {
    en: 'Prices and amounts of the saved draft. Blank prices are those of the supplier.',
    ar: 'أسعار المسودة المحفوظة ومبالغها. الأسعار الفارغة هي أسعار المورد.',
  },
})
