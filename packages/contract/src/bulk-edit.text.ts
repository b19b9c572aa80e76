import { texts } from '@countinghouse/kernel/text'

/** Jobs that change many records. */
export const text = texts({
  checking: { en: 'Check of a bulk edit of {title}', ar: 'فحص تعديل جماعي في {title}' },
  running: { en: 'Bulk edit of {title}', ar: 'تعديل جماعي في {title}' },
  undoing: { en: 'Roll back of a bulk edit of {title}', ar: 'تراجع عن تعديل جماعي في {title}' },
  tooManyCells: {
    en: 'At most {most, number} cells are edited at a time. Choose fewer records or fewer columns.',
    ar: 'يمكن تعديل {most, number} خلية على الأكثر في المرة الواحدة. اختر سجلات أو أعمدة أقل.',
  },
  result: {
    en: '{changed, number} changed, {refused, number} refused, {unchanged, number} unchanged.',
    ar: 'تغيّر {changed, number}، ورُفض {refused, number}، وبقي {unchanged, number} كما هو.',
  },
  undone: {
    en: '{undone, number} rolled back, {kept, number} kept.',
    ar: 'أُعيد {undone, number} إلى ما كان عليه، وبقي {kept, number}.',
  },
})
