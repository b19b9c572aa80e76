import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every change to a record and every denied attempt is logged here immediately. Entries are sealed and cannot be edited.',
    ar: 'يُسجَّل هنا فورًا كل تغيير في سجل وكل محاولة مرفوضة. القيود مختومة ولا يمكن تعديلها.',
  },
  help_find: { en: 'Find out who made a change', ar: 'معرفة من أجرى تغييرًا' },
  help_find_1: {
    en: 'Select the period, then the user, record type or field.',
    ar: 'اختر الفترة، ثم المستخدم أو نوع السجل أو الحقل.',
  },
  help_find_2: {
    en: 'Open an entry to compare the values before and after the change.',
    ar: 'افتح قيدًا لمقارنة القيم قبل التغيير وبعده.',
  },
  help_follow: { en: 'Trace an entry', ar: 'تتبّع قيد' },
  help_follow_1: {
    en: 'In an open entry, choose “Open record” or “Show all actions in this request”.',
    ar: 'في القيد المفتوح اختر «فتح السجل» أو «عرض كل إجراءات هذا الطلب».',
  },
})
