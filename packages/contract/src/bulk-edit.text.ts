import { texts } from '@countinghouse/kernel/text'

/** Background jobs of bulk edits. */
export const text = texts({
  checking: { en: 'Bulk edit check: {title}', ar: 'فحص تعديل جماعي في {title}' },
  running: { en: 'Bulk edit: {title}', ar: 'تعديل جماعي في {title}' },
  undoing: { en: 'Bulk edit rollback: {title}', ar: 'تراجع عن تعديل جماعي في {title}' },
  tooManyCells: {
    en: 'You can edit up to {most, number} cells at a time. Select fewer records or columns.',
    ar: 'يمكن تعديل {most, number} خلية على الأكثر في المرة الواحدة. حدد سجلات أو أعمدة أقل.',
  },
  result: {
    en: '{changed, number} changed, {refused, number} rejected, {unchanged, number} unchanged.',
    ar: 'تغيّر {changed, number}، ورُفض {refused, number}، وبقي {unchanged, number} كما هو.',
  },
  undone: {
    en: '{undone, number} rolled back, {kept, number} skipped.',
    ar: 'أُعيد {undone, number} إلى ما كان عليه، وجرى تخطي {kept, number}.',
  },
})
