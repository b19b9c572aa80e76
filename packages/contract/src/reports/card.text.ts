import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of reports. */
export const text = texts({
  net: { en: 'Net sales, 31 days', ar: 'صافي المبيعات، 31 يومًا' },
  net_means: {
    en: 'Gross sales less discounts and returns of tills and orders, excluding tax, by day.',
    ar: 'إجمالي مبيعات الصناديق والأوامر ناقص الخصومات والمرتجعات، دون الضريبة، حسب اليوم.',
  },
  margin: { en: 'Margin, 31 days', ar: 'الهامش، 31 يومًا' },
  margin_means: {
    en: 'Net sales less cost of goods sold, by day.',
    ar: 'صافي المبيعات ناقص تكلفة البضاعة المباعة، حسب اليوم.',
  },
  basket: { en: 'Average basket, 31 days', ar: 'متوسط السلة، 31 يومًا' },
  basket_means: {
    en: 'Gross sales less discounts, divided by sales, by day.',
    ar: 'إجمالي المبيعات ناقص الخصومات على عدد عمليات البيع، حسب اليوم.',
  },
  products: { en: 'Top products, 7 days', ar: 'المنتجات الأكثر مبيعًا، 7 أيام' },
  products_means: {
    en: 'The five products with the highest net sales.',
    ar: 'المنتجات الخمسة الأعلى في صافي المبيعات.',
  },
  stores: { en: 'Stores, 7 days', ar: 'المتاجر، 7 أيام' },
  stores_means: { en: 'Net sales by store, the highest five.', ar: 'صافي المبيعات حسب المتجر، أعلى خمسة.' },
  categories: { en: 'Categories, 7 days', ar: 'الفئات، 7 أيام' },
  categories_means: { en: 'Net sales by category, the highest five.', ar: 'صافي المبيعات حسب الفئة، أعلى خمس.' },
  brands: { en: 'Brands, 31 days', ar: 'العلامات التجارية، 31 يومًا' },
  brands_means: { en: 'Net sales by brand, the highest five.', ar: 'صافي المبيعات حسب العلامة التجارية، أعلى خمس.' },
  customers: { en: 'Top customers, 31 days', ar: 'أهم العملاء، 31 يومًا' },
  customers_means: { en: 'Net sales by customer, the highest five.', ar: 'صافي المبيعات حسب العميل، أعلى خمسة.' },
  cashiers: { en: 'Cashiers, 7 days', ar: 'أمناء الصندوق، 7 أيام' },
  cashiers_means: { en: 'Net sales by cashier, the highest five.', ar: 'صافي المبيعات حسب أمين الصندوق، أعلى خمسة.' },
  tenders: { en: 'Payment types, this month', ar: 'أنواع الدفع، هذا الشهر' },
  tenders_means: {
    en: 'Payments of receipts less refunds, by payment type.',
    ar: 'دفعات الإيصالات ناقص المبالغ المستردة، حسب نوع الدفع.',
  },
  returns: { en: 'Returns, 31 days', ar: 'المرتجعات، 31 يومًا' },
  returns_means: {
    en: 'Value of returned goods, excluding tax, by day.',
    ar: 'قيمة البضائع المرتجعة دون الضريبة، حسب اليوم.',
  },
  promotions: { en: 'Promotions, 31 days', ar: 'العروض الترويجية، 31 يومًا' },
  promotions_means: {
    en: 'Reductions by promotion, the highest five.',
    ar: 'التخفيضات حسب العرض الترويجي، أعلى خمسة.',
  },
  before: { en: 'Period before', ar: 'الفترة السابقة' },
  problems: { en: 'Items with problems', ar: 'بنود بها مشكلات' },
  problems_means: {
    en: 'Open problems of products on sale by rule, and their number each night.',
    ar: 'المشكلات المفتوحة للمنتجات المعروضة للبيع حسب القاعدة، وعددها كل ليلة.',
  },
})
