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
})
