import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each posting belongs to a fiscal period. Stock, receivables, payables and the general ledger have a lock each. Periods are closed in order, in two steps, and reopened in reverse order. Stock in transit and drafts of stock documents do not prevent closing.',
    ar: 'كل ترحيل يخص فترة مالية. لكل من المخزون والذمم المدينة والذمم الدائنة ودفتر الأستاذ العام قفل. تُقفل الفترات بترتيبها على خطوتين، ويُعاد فتحها بعكس الترتيب. البضاعة قيد النقل ومسودات مستندات المخزون لا تمنع الإقفال.',
  },
  help_close: { en: 'Close a period', ar: 'إقفال فترة' },
  help_close_1: {
    en: 'After the end of the period, open it, choose Soft-close period and select the locks. Only finance can then post to it.',
    ar: 'بعد انتهاء الفترة افتحها واختر «إقفال مبدئي للفترة» وحدّد الأقفال. لا يرحّل إليها بعدها إلا المالية.',
  },
  help_close_2: {
    en: 'Complete the closing checklist, such as journal entries that are not posted and verification of the stock ledger.',
    ar: 'أكمل قائمة الإقفال، مثل القيود غير المرحّلة والتحقق من دفتر المخزون.',
  },
  help_close_3: {
    en: 'Choose Close period. The general ledger is closed with the other locks or after them.',
    ar: 'اختر «إقفال الفترة». يُقفل دفتر الأستاذ العام مع الأقفال الأخرى أو بعدها.',
  },
  help_close_4: {
    en: 'If an open item cannot be resolved, choose Force close and enter a reason. This requires a permission.',
    ar: 'إذا تعذّر حل بند مفتوح فاختر «إقفال إجباري» وأدخل السبب. يتطلب هذا صلاحية.',
  },
  help_reopen: { en: 'Reopen a period', ar: 'إعادة فتح فترة' },
  help_reopen_1: {
    en: 'Open the last closed period, choose Reopen period, select the locks and enter a reason. Closed locks become soft-closed.',
    ar: 'افتح آخر فترة مقفلة واختر «إعادة فتح الفترة» وحدّد الأقفال وأدخل السبب، فتصبح مقفلة مبدئيًا.',
  },
  help_reopen_2: {
    en: 'Choose Reopen period again to open it for all users.',
    ar: 'اختر «إعادة فتح الفترة» مرة أخرى لفتحها لجميع المستخدمين.',
  },
  help_year: { en: 'Close a fiscal year', ar: 'إقفال سنة مالية' },
  help_year_1: {
    en: 'Soft-close stock, receivables and payables in every period of the year.',
    ar: 'أقفل المخزون والذمم المدينة والدائنة مبدئيًا في كل فترات السنة.',
  },
  help_year_2: {
    en: 'Open the last period of the year, choose Year end and check the result.',
    ar: 'افتح آخر فترة في السنة واختر «نهاية السنة» وراجع النتيجة.',
  },
  help_year_3: {
    en: 'Choose Close year. The result is posted to retained earnings on the last day.',
    ar: 'اختر «إقفال السنة». تُرحّل النتيجة إلى الأرباح المحتجزة في آخر يوم.',
  },
  help_year_4: {
    en: 'To correct the year, choose Reverse closing while the general ledger of the period is not closed, then close the year again.',
    ar: 'لتصحيح السنة اختر «عكس الإقفال» ما دام دفتر الأستاذ العام للفترة غير مقفل، ثم أقفل السنة مرة أخرى.',
  },
})
