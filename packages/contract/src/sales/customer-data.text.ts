import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  download: { en: 'Export personal data', ar: 'تصدير البيانات الشخصية' },
  downloadLead: {
    en: 'Everything that is kept about {name} is saved as a file. The export is recorded in the history.',
    ar: 'يُحفظ كل ما هو مسجل عن {name} في ملف. يُسجل التصدير في السجل.',
  },
  erase: { en: 'Erase personal data', ar: 'محو البيانات الشخصية' },
  eraseTitle: { en: 'Erase the personal data of {name}?', ar: 'محو البيانات الشخصية للعميل {name}؟' },
  eraseLead: {
    en: 'Name, contact details, addresses, notes, comments and files are erased. Receipts, invoices and their amounts stay. This cannot be undone.',
    ar: 'يُمحى الاسم وبيانات الاتصال والعناوين والملاحظات والتعليقات والملفات. تبقى الإيصالات والفواتير ومبالغها. لا يمكن التراجع.',
  },
  erased: { en: 'Personal data erased', ar: 'مُحيت البيانات الشخصية' },
  reason: { en: 'Reason', ar: 'السبب' },
  reason_help: { en: 'Kept in the history. Enter no personal data.', ar: 'يبقى في السجل. لا تدخل بيانات شخصية.' },
})
