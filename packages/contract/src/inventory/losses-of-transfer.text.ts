import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Taken away', ar: 'ما أُخذ' },
  product: { en: 'Product', ar: 'المنتج' },
  kind: { en: 'What became of it', ar: 'ما حدث' },
  kind_promise: { en: 'No longer promised', ar: 'لم يعد موعودًا' },
  kind_allocation: { en: 'No longer lies ready', ar: 'لم يعد جاهزًا في مكانه' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  lostAt: { en: 'When', ar: 'متى' },
  source: { en: 'By', ar: 'بواسطة' },
  waiting: {
    en: '{count, plural, one {# transfer lacks goods that were promised to it} other {# transfers lack goods that were promised to them}}',
    ar: '{count, plural, zero {لا تحويلات فقدت بضاعة وُعدت بها} one {تحويل واحد فقد بضاعة وُعد بها} two {تحويلان فقدا بضاعة وُعدا بها} few {# تحويلات فقدت بضاعة وُعدت بها} many {# تحويلًا فقد بضاعة وُعد بها} other {# تحويل فقد بضاعة وُعد بها}}',
  },
})
