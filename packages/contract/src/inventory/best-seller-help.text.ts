import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Variants ranked by sales less returns. Class A makes up the first 80 % of the total, B up to 95 %, C the rest; the top variant is always A. Days of cover show how long current stock lasts at the sales rate of the period. Select a variant to see its stock moves.',
    ar: 'الأصناف مرتبة حسب المبيعات ناقص المرتجعات. تشكل الفئة «أ» أول ٨٠٪ من الإجمالي، و«ب» حتى ٩٥٪، و«ج» الباقي؛ والصنف الأول دائمًا «أ». توضح أيام التغطية كم يكفي المخزون الحالي بمعدل مبيعات الفترة. اختر صنفًا لعرض حركات مخزونه.',
  },
})
