import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Season profiles', ar: 'منحنيات الموسمية' },
  one: { en: 'season profile', ar: 'منحنى موسمية' },
  many: {
    en: '{count, plural, one {# season profile} other {# season profiles}}',
    ar: '{count, plural, zero {لا منحنيات موسمية} one {منحنى موسمية واحد} two {منحنيا موسمية} few {# منحنيات موسمية} many {# منحنى موسمية} other {# منحنى موسمية}}',
  },
  purpose: {
    en: 'How sales of products and categories differ by month.',
    ar: 'كيف تختلف مبيعات المنتجات والفئات بحسب الشهر.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لجميع المتاجر.' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  categoryId_help: {
    en: 'Includes the categories below it. Leave category and product blank for all products.',
    ar: 'مع الفئات التابعة لها. اترك الفئة والمنتج فارغين لجميع المنتجات.',
  },
  productId: { en: 'Product', ar: 'المنتج' },
  january: { en: 'January', ar: 'يناير' },
  february: { en: 'February', ar: 'فبراير' },
  march: { en: 'March', ar: 'مارس' },
  april: { en: 'April', ar: 'أبريل' },
  may: { en: 'May', ar: 'مايو' },
  june: { en: 'June', ar: 'يونيو' },
  july: { en: 'July', ar: 'يوليو' },
  august: { en: 'August', ar: 'أغسطس' },
  september: { en: 'September', ar: 'سبتمبر' },
  october: { en: 'October', ar: 'أكتوبر' },
  november: { en: 'November', ar: 'نوفمبر' },
  december: { en: 'December', ar: 'ديسمبر' },
  january_help: {
    en: 'Sales of the month against a mean month, such as 130 %. Factors are scaled to a mean of 100 %.',
    ar: 'مبيعات الشهر مقارنةً بشهر متوسط، مثل 130 %. تُضبط المعاملات ليكون متوسطها 100 %.',
  },
  taken: {
    en: 'Another profile already applies to this product or category and store. Edit that profile.',
    ar: 'يوجد منحنى آخر لهذا المنتج أو الفئة والمتجر. عدّل ذلك المنحنى.',
  },
  rule_scope: { en: 'Choose a category or a product, not both.', ar: 'اختر فئة أو منتجًا، لا كليهما.' },
})
