import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Statements are calculated from posted journals and are complete as soon as a document is posted. Year-end closings are left out of profit and loss and cash flow.',
    ar: 'تُحسب القوائم من القيود المرحّلة وتكتمل فور ترحيل المستند. لا تشمل الأرباح والخسائر والتدفقات النقدية قيود إقفال السنة.',
  },
  help_drill: { en: 'Find the documents behind a figure', ar: 'العثور على المستندات وراء رقم' },
  help_drill_1: {
    en: 'Choose a figure to list the journal lines of the account and period.',
    ar: 'اختر رقمًا لعرض سطور القيود للحساب والفترة.',
  },
  help_drill_2: {
    en: 'Open a line to see its journal, then choose Open document.',
    ar: 'افتح سطرًا لعرض قيده ثم اختر «فتح المستند».',
  },
  help_compare: { en: 'Compare two periods or the budget', ar: 'مقارنة فترتين أو الموازنة' },
  help_compare_1: {
    en: 'Select Profit and loss or Balance sheet, then select a value in Compare with.',
    ar: 'اختر الأرباح والخسائر أو الميزانية العمومية ثم اختر قيمة في «المقارنة مع».',
  },
  help_compare_2: {
    en: 'The budget of the company is shown, or the sum of the budgets of its stores, or that of the selected store.',
    ar: 'تُعرض موازنة الشركة أو مجموع موازنات متاجرها أو موازنة المتجر المختار.',
  },
})
