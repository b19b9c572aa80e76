import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Procurement', ar: 'المشتريات' },
  purpose: {
    en: 'What you buy and sell: products, the brands and seasons they belong to, and the people who supply them.',
    ar: 'ما تشتريه وتبيعه: المنتجات والعلامات والمواسم التي تنتمي إليها، ومن يورّدها.',
  },
  records: {
    en: '{count, plural, one {# record} other {# records}}',
    ar: '{count, plural, zero {لا سجلات} one {سجل واحد} two {سجلان} few {# سجلات} many {# سجلًا} other {# سجل}}',
  },
  waiting: { en: 'What needs attention', ar: 'ما يحتاج إلى انتباه' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى انتباهك.' },
  masters: { en: 'Records', ar: 'السجلات' },
  begin: { en: 'Begin here', ar: 'ابدأ من هنا' },
  begin_categories: { en: 'Make the tree of categories, or import it', ar: 'أنشئ شجرة التصنيفات أو استوردها' },
  begin_suppliers: { en: 'Add the suppliers you buy from', ar: 'أضف الموردين الذين تشتري منهم' },
  begin_products: { en: 'Add products, or import them', ar: 'أضف المنتجات أو استوردها' },
  done: { en: 'Done', ar: 'تم' },
  open: { en: 'To do', ar: 'لم يُنجز' },
  empty: {
    en: 'There is nothing here that you may open. Ask your administrator.',
    ar: 'لا يوجد هنا ما يمكنك فتحه. اسأل المسؤول.',
  },
})
