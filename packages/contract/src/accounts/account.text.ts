import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Chart of accounts', ar: 'دليل الحسابات' },
  one: { en: 'account', ar: 'حساب' },
  many: {
    en: '{count, plural, one {# account} other {# accounts}}',
    ar: '{count, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {# حسابات} many {# حسابًا} other {# حساب}}',
  },
  purpose: {
    en: 'Accounts of the general ledger and how statements present them.',
    ar: 'حسابات دفتر الأستاذ العام وكيف تعرضها القوائم المالية.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  type: { en: 'Type', ar: 'النوع' },
  type_asset: { en: 'Asset', ar: 'أصل' },
  type_liability: { en: 'Liability', ar: 'التزام' },
  type_equity: { en: 'Equity', ar: 'حقوق ملكية' },
  type_income: { en: 'Income', ar: 'إيراد' },
  type_cost_of_sales: { en: 'Cost of sales', ar: 'تكلفة المبيعات' },
  type_expense: { en: 'Expense', ar: 'مصروف' },
  type_help: {
    en: 'Cannot be changed once the account has postings.',
    ar: 'لا يمكن تغييره بعد الترحيل إلى الحساب.',
  },
  parentId: { en: 'Parent account', ar: 'الحساب الرئيسي' },
  parentId_help: { en: 'Groups accounts in statements.', ar: 'يجمع الحسابات في القوائم المالية.' },
  control: { en: 'Control account of', ar: 'حساب مراقبة لـ' },
  control_help: {
    en: 'Only the sub-ledger posts to a control account. Leave blank for other accounts.',
    ar: 'لا يرحّل إلى حساب المراقبة إلا دفتره الفرعي. اتركه فارغًا للحسابات الأخرى.',
  },
  control_stock: { en: 'Stock', ar: 'المخزون' },
  control_receivable: { en: 'Accounts receivable', ar: 'الذمم المدينة' },
  control_payable: { en: 'Accounts payable', ar: 'الذمم الدائنة' },
  isManual: { en: 'Manual posting allowed', ar: 'الترحيل اليدوي مسموح' },
  isManual_help: { en: 'Journal entries can use the account.', ar: 'يمكن لقيود اليومية استعمال الحساب.' },
  cashFlow: { en: 'Cash flow section', ar: 'قسم التدفقات النقدية' },
  cashFlow_cash: { en: 'Cash', ar: 'النقد' },
  cashFlow_operating: { en: 'Operating activities', ar: 'الأنشطة التشغيلية' },
  cashFlow_investing: { en: 'Investing activities', ar: 'الأنشطة الاستثمارية' },
  cashFlow_financing: { en: 'Financing activities', ar: 'الأنشطة التمويلية' },
  description: { en: 'Description', ar: 'الوصف' },
  rule_control_is_system: {
    en: 'A control account cannot allow manual posting. Switch off manual posting.',
    ar: 'لا يسمح حساب المراقبة بالترحيل اليدوي. أوقف الترحيل اليدوي.',
  },
  rule_parent_differs: {
    en: 'An account cannot be its own parent. Select another parent account.',
    ar: 'لا يكون الحساب رئيسيًا لنفسه. اختر حسابًا رئيسيًا آخر.',
  },
})
