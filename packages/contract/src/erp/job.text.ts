import { texts } from '@countinghouse/kernel/text'

/** The page of all jobs. */
export const text = texts({
  title: { en: 'Background jobs', ar: 'المهام الخلفية' },
  purpose: {
    en: 'Imports, exports and other long work of everybody in the company.',
    ar: 'عمليات الاستيراد والتصدير والأعمال الطويلة لجميع العاملين في الشركة.',
  },
  help: {
    en: 'Work that takes longer than a few seconds runs here in the background; you may close the page meanwhile.',
    ar: 'يجري هنا في الخلفية كل عمل يستغرق أكثر من بضع ثوانٍ، ويمكنك إغلاق الصفحة في أثنائه.',
  },
  help_follow: { en: 'Follow a job', ar: 'متابعة مهمة' },
  help_follow_1: {
    en: 'Choose which jobs you see: all, open or failed ones.',
    ar: 'اختر المهام التي تراها: كلها أو المفتوحة أو الفاشلة.',
  },
  help_follow_2: {
    en: 'Open a job to read how far it is and what came of it.',
    ar: 'افتح مهمة لتقرأ ما أُنجز منها وما نتج عنها.',
  },
  filter: { en: 'Which jobs', ar: 'أي المهام' },
  filter_all: { en: 'All', ar: 'الكل' },
  filter_open: { en: 'Open', ar: 'المفتوحة' },
  filter_failed: { en: 'Failed', ar: 'الفاشلة' },
  column_title: { en: 'Job', ar: 'المهمة' },
  column_status: { en: 'State', ar: 'الحالة' },
  column_progress: { en: 'Progress', ar: 'التقدم' },
  column_createdBy: { en: 'Started by', ar: 'بدأها' },
  column_createdAt: { en: 'Asked for', ar: 'وقت الطلب' },
  column_duration: { en: 'Duration', ar: 'المدة' },
  empty: {
    en: 'No job yet. Work that takes longer than a few seconds appears here while it runs and after it has ended.',
    ar: 'لا توجد مهام بعد. يظهر هنا كل عمل يستغرق أكثر من بضع ثوانٍ أثناء تنفيذه وبعد انتهائه.',
  },
  emptyFiltered: { en: 'No job is in this state.', ar: 'لا توجد مهمة بهذه الحالة.' },
  failed: { en: 'The jobs could not be loaded.', ar: 'تعذّر تحميل المهام.' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  older: { en: 'Older jobs', ar: 'المهام الأقدم' },
  newest: { en: 'Newest jobs', ar: 'أحدث المهام' },
  details: { en: 'Details of the job', ar: 'تفاصيل المهمة' },
})
