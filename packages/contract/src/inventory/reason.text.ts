import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Reasons', ar: 'أسباب التسوية' },
  one: { en: 'reason', ar: 'سبب' },
  many: {
    en: '{count, plural, one {# reason} other {# reasons}}',
    ar: '{count, plural, zero {لا أسباب} one {سبب واحد} two {سببان} few {# أسباب} many {# سببًا} other {# سبب}}',
  },
  purpose: {
    en: 'A reason says why stock is changed by hand: breakage, theft, a sample, goods that were found.',
    ar: 'يوضح السبب لماذا عُدّل المخزون يدويًا: كسر أو سرقة أو عيّنة أو بضاعة عُثر عليها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as BREAKAGE.', ar: 'مثل BREAKAGE.' },
  name: { en: 'Name', ar: 'الاسم' },
  direction: { en: 'May', ar: 'يجوز له' },
  direction_help: {
    en: 'What an adjustment for this reason may do to the stock.',
    ar: 'ما يجوز لتسوية بهذا السبب أن تفعله بالمخزون.',
  },
  direction_both: { en: 'Add and take away', ar: 'الإضافة والخصم' },
  direction_in: { en: 'Only add', ar: 'الإضافة فقط' },
  direction_out: { en: 'Only take away', ar: 'الخصم فقط' },
  needsNote: { en: 'Wants a note', ar: 'يتطلب ملاحظة' },
  needsNote_help: {
    en: 'Whoever adjusts stock for this reason says what happened.',
    ar: 'على من يعدّل المخزون بهذا السبب أن يوضح ما حدث.',
  },
})
