import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Routes', ar: 'المسارات' },
  one: { en: 'route', ar: 'مسار' },
  many: {
    en: '{count, plural, one {# route} other {# routes}}',
    ar: '{count, plural, zero {لا مسارات} one {مسار واحد} two {مساران} few {# مسارات} many {# مسارًا} other {# مسار}}',
  },
  purpose: { en: 'Transit days and blocking policy between two stores.', ar: 'أيام النقل وسياسة الحظر بين متجرين.' },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as LON-MAN.', ar: 'مثل LON-MAN.' },
  name: { en: 'Name', ar: 'الاسم' },
  fromStoreId: { en: 'From', ar: 'من' },
  toStoreId: { en: 'To', ar: 'إلى' },
  transitDays: { en: 'Transit days', ar: 'أيام النقل' },
  transitDays_help: { en: 'Calendar days.', ar: 'أيام تقويمية.' },
  blockingPolicyId: { en: 'Blocking policy', ar: 'سياسة الحظر' },
  blockingPolicyId_help: {
    en: 'Leave blank to use the company’s reservation period and block nothing.',
    ar: 'اتركه فارغًا لاستخدام مدة حجز الشركة دون أي حظر.',
  },
  pair_taken: { en: 'A route between these stores already exists.', ar: 'لهذين المتجرين مسار بالفعل.' },
})
