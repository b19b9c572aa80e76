import { texts } from '@countinghouse/kernel/text'

/** The amounts of a budget. */
export const text = texts({
  amounts: { en: 'Amounts', ar: 'المبالغ' },
  account: { en: 'Account', ar: 'الحساب' },
  code: { en: 'Code', ar: 'الرمز' },
  year: { en: 'Year', ar: 'السنة' },
  total: { en: 'Profit', ar: 'الربح' },
  type_income: { en: 'Income', ar: 'الإيرادات' },
  type_cost_of_sales: { en: 'Cost of sales', ar: 'تكلفة المبيعات' },
  type_expense: { en: 'Expenses', ar: 'المصروفات' },
  lead: {
    en: 'An amount for the year is split equally over its months. Paste cells from a spreadsheet at any month.',
    ar: 'يُقسم مبلغ السنة بالتساوي على أشهرها. الصق خلايا من جدول بيانات عند أي شهر.',
  },
  cell: { en: '{account}, {month}', ar: '{account}، {month}' },
  save: { en: 'Save amounts', ar: 'حفظ المبالغ' },
  discard: { en: 'Discard changes', ar: 'تجاهل التغييرات' },
  saved: { en: 'Amounts saved.', ar: 'حُفظت المبالغ.' },
  unchanged: { en: 'Change an amount first.', ar: 'غيّر مبلغًا أولًا.' },
  wrong: { en: 'Enter amounts as numbers first.', ar: 'أدخل المبالغ أرقامًا أولًا.' },
  copy: { en: 'Copy actual amounts', ar: 'نسخ المبالغ الفعلية' },
  copyLead: {
    en: 'All amounts are replaced by the actual ones of the fiscal year before.',
    ar: 'تحل المبالغ الفعلية للسنة المالية السابقة محل كل المبالغ.',
  },
  growthPpm: { en: 'Change', ar: 'التغيير' },
  growthPpm_help: { en: '5 raises the amounts by 5 %, -5 lowers them.', ar: 'يرفع 5 المبالغ بنسبة 5 ٪ ويخفضها -5.' },
  copied: { en: 'Actual amounts copied.', ar: 'نُسخت المبالغ الفعلية.' },
  file: { en: 'Budget {name}', ar: 'موازنة {name}' },
  history_saveAmounts: { en: 'changed the amounts', ar: 'غيّر المبالغ' },
})
