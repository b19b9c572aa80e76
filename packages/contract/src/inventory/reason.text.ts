import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Reason codes', ar: 'رموز الأسباب' },
  one: { en: 'reason code', ar: 'رمز سبب' },
  many: {
    en: '{count, plural, one {# reason code} other {# reason codes}}',
    ar: '{count, plural, zero {لا رموز أسباب} one {رمز سبب واحد} two {رمزا سبب} few {# رموز أسباب} many {# رمز سبب} other {# رمز سبب}}',
  },
  purpose: {
    en: 'Reasons for manual stock changes: breakage, theft, samples, found goods.',
    ar: 'أسباب التغييرات اليدوية في المخزون: كسر وسرقة وعيّنات وبضاعة عُثر عليها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as BREAKAGE.', ar: 'مثل BREAKAGE.' },
  name: { en: 'Name', ar: 'الاسم' },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  direction_help: { en: 'Allowed effect of an adjustment on stock.', ar: 'الأثر المسموح للتسوية على المخزون.' },
  direction_both: { en: 'Increase and decrease', ar: 'زيادة ونقص' },
  direction_in: { en: 'Increase only', ar: 'زيادة فقط' },
  direction_out: { en: 'Decrease only', ar: 'نقص فقط' },
  needsNote: { en: 'Note required', ar: 'يتطلب ملاحظة' },
  needsNote_help: { en: 'Documents with this reason code require a note.', ar: 'تتطلب المستندات بهذا الرمز ملاحظة.' },
})
