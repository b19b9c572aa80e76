import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each figure leads to its records. Only figures whose list you may view are shown.',
    ar: 'يقود كل رقم إلى سجلاته. تُعرض فقط الأرقام التي يمكنك عرض قائمتها.',
  },
  help_read: { en: 'Use the figures', ar: 'استخدام الأرقام' },
  help_read_1: {
    en: 'Start with overdue cases and activities, then compare NPS with the 90 days before.',
    ar: 'ابدأ بالحالات والأنشطة المتأخرة ثم قارن NPS بالتسعين يومًا السابقة.',
  },
})
