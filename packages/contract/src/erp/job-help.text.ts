import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Tasks that take more than a few seconds run in the background; you can close the page.',
    ar: 'تجري في الخلفية المهام التي تستغرق أكثر من بضع ثوانٍ، ويمكنك إغلاق الصفحة.',
  },
  help_follow: { en: 'Track a job', ar: 'متابعة مهمة' },
  help_follow_1: {
    en: 'Filter the list by status or request date.',
    ar: 'صفِّ القائمة حسب الحالة أو تاريخ الطلب.',
  },
  help_follow_2: {
    en: 'Open a job to see its progress and result.',
    ar: 'افتح مهمة لترى تقدمها ونتيجتها.',
  },
})
