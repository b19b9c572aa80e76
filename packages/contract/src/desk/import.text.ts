import { texts } from '@countinghouse/kernel/text'

/** What the jobs of an import are called, and what came of them. */
export const text = texts({
  checking: { en: 'Check {file}', ar: 'فحص {file}' },
  checked: {
    en: '{created, number} new, {changed, number} changed, {unchanged, number} unchanged, {refused, number} with errors',
    ar: '{created, number} جديد، {changed, number} معدّل، {unchanged, number} بلا تغيير، {refused, number} به أخطاء',
  },
  importing: { en: 'Import {file}', ar: 'استيراد {file}' },
  undoing: { en: 'Undo the import of {file}', ar: 'التراجع عن استيراد {file}' },
  undone: {
    en: '{undone, number} undone, {kept, number} kept because they were changed since',
    ar: 'تم التراجع عن {undone, number}، وبقي {kept, number} لأنها تغيّرت منذ ذلك الحين',
  },
  template: { en: 'Template', ar: 'قالب' },
  errors: { en: 'errors', ar: 'أخطاء' },
})
