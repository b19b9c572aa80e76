import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  activity: { en: 'Activity', ar: 'النشاط' },
  none: { en: 'Nothing recorded for this customer yet.', ar: 'لا شيء مسجل لهذا العميل بعد.' },
  when: { en: 'Created at', ar: 'وقت الإنشاء' },
  what: { en: 'Record', ar: 'السجل' },
  status: { en: 'Status', ar: 'الحالة' },
  newActivity: { en: 'New activity', ar: 'نشاط جديد' },
  newCase: { en: 'New case', ar: 'حالة جديدة' },
  newOpportunity: { en: 'New opportunity', ar: 'فرصة جديدة' },
})
