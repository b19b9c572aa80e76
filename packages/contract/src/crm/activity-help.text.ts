import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Activities are what you do for a customer. The owner is notified, and sees them under My open activities.',
    ar: 'الأنشطة هي ما تقوم به من أجل العميل. يُبلَّغ المسؤول بها ويراها ضمن أنشطتي المفتوحة.',
  },
  help_work: { en: 'Work through your activities', ar: 'إنجاز أنشطتك' },
  help_work_1: {
    en: 'Open My open activities. What is overdue is also listed on the start page.',
    ar: 'افتح «أنشطتي المفتوحة». تظهر المتأخرة أيضًا في الصفحة الرئيسية.',
  },
  help_work_2: {
    en: 'Choose Complete when it is done, or Reopen to continue.',
    ar: 'اختر «إنجاز» عند الانتهاء أو «إعادة فتح» للمتابعة.',
  },
  help_note: { en: 'Add a note', ar: 'إضافة ملاحظة' },
  help_note_1: {
    en: 'Select the type Note: it is completed at once and stays on the record of the customer.',
    ar: 'اختر النوع «ملاحظة»: تكتمل فورًا وتبقى في سجل العميل.',
  },
})
