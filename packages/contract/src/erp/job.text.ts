import { texts } from '@countinghouse/kernel/text'
import { text as jobText } from '../kit/job.text.ts'

/** Page of all background jobs. */
export const text = texts({
  title: { en: 'Background jobs', ar: 'المهام الخلفية' },
  purpose: {
    en: 'Imports, exports and other background jobs of all users.',
    ar: 'عمليات الاستيراد والتصدير وسائر المهام الخلفية لجميع المستخدمين.',
  },
  one: { en: 'job', ar: 'مهمة' },
  many: {
    en: '{count, plural, one {# job} other {# jobs}}',
    ar: '{count, plural, zero {لا مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',
  },
  name: { en: 'Job', ar: 'المهمة' },
  status: { en: 'Status', ar: 'الحالة' },
  status_waiting: jobText.status_waiting,
  status_running: jobText.status_running,
  status_done: jobText.status_done,
  status_failed: jobText.status_failed,
  status_cancelled: jobText.status_cancelled,
  progress: { en: 'Progress', ar: 'التقدم' },
  createdBy: { en: 'Started by', ar: 'بدأها' },
  createdAt: { en: 'Requested', ar: 'وقت الطلب' },
  startedAt: { en: 'Started', ar: 'وقت البدء' },
  finishedAt: { en: 'Finished', ar: 'وقت الانتهاء' },
  duration: { en: 'Duration', ar: 'المدة' },
  empty: {
    en: 'No jobs yet. Longer tasks are shown here while running and afterwards.',
    ar: 'لا توجد مهام بعد. تظهر هنا المهام الطويلة أثناء تنفيذها وبعده.',
  },
  details: { en: 'Job details', ar: 'تفاصيل المهمة' },
})
