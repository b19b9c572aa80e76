import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each tile covers the stores and pages you have permission for, and links to its records. Figures refresh every minute.',
    ar: 'يشمل كل مربع المتاجر والصفحات المتاحة لك ويقود إلى سجلاته. تُحدَّث الأرقام كل دقيقة.',
  },
})
