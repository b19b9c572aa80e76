import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Fiscal periods', ar: 'الفترات المالية' },
  one: { en: 'fiscal period', ar: 'فترة مالية' },
  many: {
    en: '{count, plural, one {# fiscal period} other {# fiscal periods}}',
    ar: '{count, plural, zero {لا فترات مالية} one {فترة مالية واحدة} two {فترتان ماليتان} few {# فترات مالية} many {# فترة مالية} other {# فترة مالية}}',
  },
  purpose: {
    en: 'No stock can be posted to a closed period.',
    ar: 'لا يمكن ترحيل مخزون إلى فترة مقفلة.',
  },
  empty: {
    en: 'There are no fiscal periods yet. They are created daily at sign-in.',
    ar: 'لا فترات مالية بعد. تُنشأ يوميًا عند تسجيل الدخول.',
  },
  name: { en: 'Period', ar: 'الفترة' },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  stock: { en: 'Stock', ar: 'المخزون' },
  stock_open: { en: 'Open', ar: 'مفتوحة' },
  stock_soft: { en: 'Soft-closed', ar: 'مقفلة مبدئيًا' },
  stock_closed: { en: 'Closed', ar: 'مقفلة' },
  changedAt: { en: 'Last changed', ar: 'آخر تغيير' },
  changedBy: { en: 'Changed by', ar: 'غيّره' },
  reason: { en: 'Reason', ar: 'السبب' },
  month: { en: 'Period', ar: 'الفترة' },
  history: { en: 'History', ar: 'السجل' },
  closeChecklist: { en: 'Closing checklist', ar: 'قائمة الإقفال' },
  ready: { en: 'The checklist is complete.', ar: 'القائمة مكتملة.' },
  putRight: { en: 'Open page', ar: 'فتح الصفحة' },
  means_open: {
    en: 'All users with posting permission can post stock to this period.',
    ar: 'كل من لديه صلاحية الترحيل يستطيع ترحيل مخزون إلى هذه الفترة.',
  },
  means_soft: {
    en: 'Only users with permission for soft-closed periods can post.',
    ar: 'لا يرحّل إليها إلا من لديه صلاحية الترحيل إلى الفترات المقفلة مبدئيًا.',
  },
  means_closed: { en: 'No stock can be posted to this period.', ar: 'لا يمكن ترحيل مخزون إلى هذه الفترة.' },
  softClose: { en: 'Soft-close period', ar: 'إقفال مبدئي للفترة' },
  close: { en: 'Close period', ar: 'إقفال الفترة' },
  reopen: { en: 'Reopen period', ar: 'إعادة فتح الفترة' },
  softCloseSure: {
    en: 'Soft-close {month}? Only users with permission can then post stock to it.',
    ar: 'إقفال {month} مبدئيًا؟ لن يرحّل إليها مخزونًا إلا من لديه الصلاحية.',
  },
  closeSure: {
    en: 'Close {month}? No stock can then be posted to it.',
    ar: 'إقفال {month}؟ لن يمكن ترحيل مخزون إليها.',
  },
  reopenTitle: { en: 'Reopen {month}', ar: 'إعادة فتح {month}' },
  reopenLead_closed: {
    en: 'The period becomes soft-closed. Only users with permission can post to it.',
    ar: 'تصبح الفترة مقفلة مبدئيًا، ولا يرحّل إليها إلا من لديه الصلاحية.',
  },
  reopenLead_soft: { en: 'The period becomes open for all users.', ar: 'تصبح الفترة مفتوحة للجميع.' },
  done: { en: '{month}: {state}', ar: '{month}: {state}' },
  history_softClose: { en: 'soft-closed', ar: 'أقفلها مبدئيًا' },
  history_close: { en: 'closed', ar: 'أقفلها' },
  history_reopen: { en: 'reopened', ar: 'أعاد فتحها' },
  blocked_running: {
    en: 'The period has not ended in all stores. It can be closed from {from}.',
    ar: 'لم تنتهِ الفترة في كل المتاجر. يمكن إقفالها ابتداءً من {from}.',
  },
  blocked_earlier: {
    en: '{count, plural, one {{month} is not closed. Close it first.} other {# earlier periods are not closed. Close {month} first.}}',
    ar: '{count, plural, zero {لا فترات سابقة} one {لم تُقفل {month}. أقفلها أولًا.} two {فترتان سابقتان لم تُقفلا. أقفل {month} أولًا.} few {# فترات سابقة لم تُقفل. أقفل {month} أولًا.} many {# فترة سابقة لم تُقفل. أقفل {month} أولًا.} other {# فترة سابقة لم تُقفل. أقفل {month} أولًا.}}',
  },
})
