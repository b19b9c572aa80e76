import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Documents in another currency use the latest rate on or before their date.',
    ar: 'تستعمل المستندات بعملة أخرى أحدث سعر في تاريخها أو قبله.',
  },
  help_enter: { en: 'Enter a rate', ar: 'إدخال سعر' },
  help_enter_1: { en: 'Choose Enter rate.', ar: 'اختر «إدخال سعر».' },
  help_enter_2: {
    en: 'Select currency and date, and enter the amount in the company’s currency for one unit.',
    ar: 'اختر العملة والتاريخ وأدخل المبلغ بعملة الشركة لكل وحدة.',
  },
  help_import: { en: 'Import reference rates', ar: 'استيراد الأسعار المرجعية' },
  help_import_1: {
    en: 'Download the euro reference rates of the European Central Bank as CSV and unpack the file.',
    ar: 'نزّل أسعار اليورو المرجعية من البنك المركزي الأوروبي بصيغة CSV وفك ضغط الملف.',
  },
  help_import_2: {
    en: 'Choose Import file and select it. The newest 100 days are imported; entered rates are kept.',
    ar: 'اختر «استيراد ملف» وحدده. تُستورد أحدث 100 يوم، وتبقى الأسعار المُدخلة.',
  },
})
