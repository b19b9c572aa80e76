import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Open-to-buy budgets', ar: 'ميزانيات الشراء' },
  one: { en: 'open-to-buy budget', ar: 'ميزانية شراء' },
  many: {
    en: '{count, plural, one {# open-to-buy budget} other {# open-to-buy budgets}}',
    ar: '{count, plural, zero {لا ميزانيات شراء} one {ميزانية شراء واحدة} two {ميزانيتا شراء} few {# ميزانيات شراء} many {# ميزانية شراء} other {# ميزانية شراء}}',
  },
  purpose: {
    en: 'What may be bought in a period, by store and category.',
    ar: 'ما يمكن شراؤه في فترة، بحسب المتجر والفئة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  startsOn_help: { en: 'The days on which orders are due decide.', ar: 'العبرة بأيام استحقاق الطلبات.' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لجميع المتاجر.' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  categoryId_help: {
    en: 'Includes its subcategories. Leave blank for all products.',
    ar: 'تشمل الفئات التابعة لها. اتركها فارغة لجميع المنتجات.',
  },
  plannedSalesMinor: { en: 'Planned sales at cost', ar: 'المبيعات المخططة بالتكلفة' },
  plannedClosingMinor: { en: 'Planned closing stock at cost', ar: 'مخزون الإقفال المخطط بالتكلفة' },
  openingMinor: { en: 'Opening stock at cost', ar: 'مخزون الافتتاح بالتكلفة' },
  rule_period: { en: 'The last day is before the first day.', ar: 'آخر يوم يسبق أول يوم.' },
})
