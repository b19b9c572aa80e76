import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Sales include till receipts and posted customer invoices without company links. Costs require a permission.',
    ar: 'تشمل المبيعات إيصالات الصناديق وفواتير العملاء المرحّلة دون روابط الشركات. تتطلب التكاليف صلاحية.',
  },
  help_build: { en: 'Build a report', ar: 'إنشاء تقرير' },
  help_build_1: {
    en: 'Choose subject, up to three groups, figures and a period. The address keeps the report.',
    ar: 'اختر الموضوع وثلاث مجموعات كحد أقصى والأرقام والفترة. يحتفظ العنوان بالتقرير.',
  },
  help_build_2: {
    en: 'Select a line to list its documents, and a document to open it.',
    ar: 'اختر سطرًا لعرض مستنداته، ومستندًا لفتحه.',
  },
  help_budget: { en: 'Compare with a budget', ar: 'المقارنة بالموازنة' },
  help_budget_1: {
    en: 'Enter the amounts of the sales accounts for each month under Finance, Budgets: for the company, or for each store.',
    ar: 'أدخل مبالغ حسابات المبيعات لكل شهر في «المالية» ثم «الموازنات»: للشركة أو لكل متجر.',
  },
  help_budget_2: {
    en: 'Show net sales by day, week, month, quarter, year or store, and choose Budget under Compare.',
    ar: 'اعرض صافي المبيعات حسب اليوم أو الأسبوع أو الشهر أو الربع أو السنة أو المتجر، واختر «الموازنة» في «المقارنة».',
  },
})
