import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  period_closed: {
    en: 'This fiscal period is closed. Select a date in an open period, or have the period reopened.',
    ar: 'هذه الفترة المالية مقفلة. اختر تاريخًا في فترة مفتوحة أو اطلب إعادة فتحها.',
  },
  month_not_ready: {
    en: 'The fiscal period cannot be closed yet. Complete its closing checklist first.',
    ar: 'لا يمكن إقفال الفترة المالية بعد. أكمل قائمة إقفالها أولًا.',
  },
  later_month_closed: {
    en: 'A later fiscal period is closed. Reopen the last closed period first.',
    ar: 'توجد فترة مالية لاحقة مقفلة. أعد فتح آخر فترة مقفلة أولًا.',
  },
})
