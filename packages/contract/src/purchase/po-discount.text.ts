import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Purchase discounts', ar: 'خصومات الشراء' },
  one: { en: 'purchase discount', ar: 'خصم شراء' },
  many: {
    en: '{count, plural, one {# purchase discount} other {# purchase discounts}}',
    ar: '{count, plural, zero {لا خصومات شراء} one {خصم شراء واحد} two {خصما شراء} few {# خصومات شراء} many {# خصم شراء} other {# خصم شراء}}',
  },
  purpose: { en: 'Discounts that suppliers grant on purchase orders.', ar: 'خصومات يمنحها الموردون على أوامر الشراء.' },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_line_rate: { en: 'Percentage off lines', ar: 'نسبة خصم على السطور' },
  kind_order_rate: { en: 'Percentage off the order', ar: 'نسبة خصم على الطلب' },
  ratePpm: { en: 'Discount rate', ar: 'نسبة الخصم' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierId_help: { en: 'Leave blank for all suppliers.', ar: 'اتركه فارغًا لجميع الموردين.' },
  leastQuantity: { en: 'Minimum quantity', ar: 'الحد الأدنى للكمية' },
  leastQuantity_help: {
    en: 'Of the eligible products on one order, in stock units.',
    ar: 'للمنتجات المشمولة في طلب واحد، بوحدات المخزون.',
  },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  startsOn_help: { en: 'The order date decides.', ar: 'العبرة بتاريخ الطلب.' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  priority: { en: 'Priority', ar: 'الأولوية' },
  priority_help: { en: 'Lower numbers apply first.', ar: 'الأرقام الأصغر تُطبق أولًا.' },
  isStackable: { en: 'Combines with another discount', ar: 'يُجمع مع خصم آخر' },
  isStackable_help: {
    en: 'A line takes two discounts at most; both must combine.',
    ar: 'للسطر خصمان على الأكثر، وكلاهما يجب أن يُجمع.',
  },
  products: { en: 'Products', ar: 'المنتجات' },
  products_help: {
    en: 'Leave products, categories and brands blank for all products.',
    ar: 'اترك المنتجات والفئات والعلامات فارغة لجميع المنتجات.',
  },
  categories: { en: 'Categories', ar: 'الفئات' },
  categories_help: { en: 'Including those below them.', ar: 'مع الفئات التابعة لها.' },
  brands: { en: 'Brands', ar: 'العلامات التجارية' },
  rule_period: { en: 'The last day is before the first day.', ar: 'آخر يوم يسبق أول يوم.' },
})
