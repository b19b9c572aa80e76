import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A purchase discount fills in the discounts of purchase orders that were left blank, as long as they are drafts.',
    ar: 'يملأ خصم الشراء خصومات أوامر الشراء المتروكة فارغة ما دامت مسودات.',
  },
  help_grant: { en: 'Create a purchase discount', ar: 'إنشاء خصم شراء' },
  help_grant_1: {
    en: 'Enter the rate and limit it to a supplier, to products, categories or brands, and to days.',
    ar: 'أدخل النسبة وحدد المورد والمنتجات أو الفئات أو العلامات والأيام.',
  },
  help_grant_2: {
    en: 'Enter a minimum quantity for discounts that depend on how much is ordered.',
    ar: 'أدخل حدًا أدنى للكمية للخصومات التي تعتمد على الكمية المطلوبة.',
  },
  help_apply: { en: 'Which discount applies', ar: 'أي خصم يُطبق' },
  help_apply_1: {
    en: 'Products come before categories and brands, these before all products, a supplier before all suppliers; then the lower priority.',
    ar: 'المنتجات قبل الفئات والعلامات، وهذه قبل جميع المنتجات، والمورد قبل جميع الموردين، ثم الأولوية الأصغر.',
  },
  help_apply_2: {
    en: 'Enter a discount on the order line to replace it, or 0 % for none.',
    ar: 'أدخل خصمًا في سطر الطلب ليحل محله، أو 0 % لعدم الخصم.',
  },
})
