import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Work that takes longer than a few seconds runs here in the background; you may close the page meanwhile.',
    ar: 'يجري هنا في الخلفية كل عمل يستغرق أكثر من بضع ثوانٍ، ويمكنك إغلاق الصفحة في أثنائه.',
  },
  help_follow: { en: 'Follow a job', ar: 'متابعة مهمة' },
  help_follow_1: {
    en: 'Filter the list by state, or by the day on which a job was asked for.',
    ar: 'صفِّ القائمة حسب الحالة أو حسب يوم طلب المهمة.',
  },
  help_follow_2: {
    en: 'Open a job to read how far it is and what came of it.',
    ar: 'افتح مهمة لتقرأ ما أُنجز منها وما نتج عنها.',
  },
})
