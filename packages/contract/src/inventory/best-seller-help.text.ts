import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Items by what was sold less what came back. A are the items that make the first 80 % of it, B those up to 95 %, C the rest; the first item is always A. Cover says how many days the stock of today lasts at the pace of the period. Choose an item to see the moves behind its figure.',
    ar: 'الأصناف حسب المباع ناقص المرتجع. «أ» هي الأصناف التي تصنع أول ٨٠٪ منه، و«ب» حتى ٩٥٪، و«ج» الباقي؛ والصنف الأول دائمًا «أ». التغطية هي عدد الأيام التي يكفيها مخزون اليوم بوتيرة الفترة. اختر صنفًا لترى الحركات وراء رقمه.',
  },
})
