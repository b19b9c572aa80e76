import { texts } from '@countinghouse/kernel/text'
import { text as jobText } from '../kit/job.text.ts'

/** The page of all jobs. */
export const text = texts({
  title: { en: 'Background jobs', ar: 'المهام الخلفية' },
  purpose: {
    en: 'Imports, exports and other long work of everybody in the company.',
    ar: 'عمليات الاستيراد والتصدير والأعمال الطويلة لجميع العاملين في الشركة.',
  },
  one: { en: 'job', ar: 'مهمة' },
  many: {
    en: '{count, plural, one {# job} other {# jobs}}',
    ar: '{count, plural, zero {لا مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',
  },
  name: { en: 'Job', ar: 'المهمة' },
  status: { en: 'State', ar: 'الحالة' },
  status_waiting: jobText.status_waiting,
  status_running: jobText.status_running,
  status_done: jobText.status_done,
  status_failed: jobText.status_failed,
  status_cancelled: jobText.status_cancelled,
  progress: { en: 'Progress', ar: 'التقدم' },
  createdBy: { en: 'Started by', ar: 'بدأها' },
  createdAt: { en: 'Asked for', ar: 'وقت الطلب' },
  startedAt: { en: 'Begun', ar: 'وقت البدء' },
  finishedAt: { en: 'Ended', ar: 'وقت الانتهاء' },
  duration: { en: 'Duration', ar: 'المدة' },
  empty: {
    en: 'No job yet. Work that takes longer than a few seconds appears here while it runs and after it has ended.',
    ar: 'لا توجد مهام بعد. يظهر هنا كل عمل يستغرق أكثر من بضع ثوانٍ أثناء تنفيذه وبعد انتهائه.',
  },
  details: { en: 'Details of the job', ar: 'تفاصيل المهمة' },
})
