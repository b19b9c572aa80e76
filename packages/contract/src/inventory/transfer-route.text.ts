import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Routes', ar: 'المسارات' },
  one: { en: 'route', ar: 'مسار' },
  many: {
    en: '{count, plural, one {# route} other {# routes}}',
    ar: '{count, plural, zero {لا مسارات} one {مسار واحد} two {مساران} few {# مسارات} many {# مسارًا} other {# مسار}}',
  },
  purpose: {
    en: 'The way from one store to another: how many days goods are on it, and by when they must be received.',
    ar: 'الطريق من متجر إلى آخر: كم يومًا تبقى البضاعة عليه ومتى يجب استلامها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as LON-MAN.', ar: 'مثل LON-MAN.' },
  name: { en: 'Name', ar: 'الاسم' },
  fromStoreId: { en: 'From', ar: 'من' },
  toStoreId: { en: 'To', ar: 'إلى' },
  transitDays: { en: 'Days on the way', ar: 'أيام الطريق' },
  transitDays_help: { en: 'Days of the calendar.', ar: 'أيام حسب التقويم.' },
  blockingPolicyId: { en: 'Blocking policy', ar: 'سياسة الحظر' },
  blockingPolicyId_help: {
    en: 'Without one, approved stock is kept as the setting of the company says, and nothing is blocked.',
    ar: 'بدونها تُحجز البضاعة الموافق عليها كما في إعداد الشركة، ولا يُحظر شيء.',
  },
  pair_taken: { en: 'These stores have a route already.', ar: 'لهذين المتجرين مسار بالفعل.' },
})
