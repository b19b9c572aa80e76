import { texts } from '@countinghouse/kernel/text'

/** Attention list and first steps, which load after the cards. */
export const text = texts({
  waiting: { en: 'Needs attention', ar: 'ما يحتاج إلى انتباه' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى انتباهك.' },
  begin: { en: 'Get started', ar: 'ابدأ من هنا' },
  begin_categories: { en: 'Create or import the category tree', ar: 'أنشئ شجرة التصنيفات أو استوردها' },
  begin_suppliers: { en: 'Add the suppliers you buy from', ar: 'أضف الموردين الذين تشتري منهم' },
  begin_products: { en: 'Add or import products', ar: 'أضف المنتجات أو استوردها' },
  done: { en: 'Done', ar: 'تم' },
  open: { en: 'To do', ar: 'لم يُنجز' },
  imports: { en: 'Recent imports', ar: 'آخر عمليات الاستيراد' },
  imported_by: { en: '{who}, {when}', ar: '{who}، {when}' },
})
