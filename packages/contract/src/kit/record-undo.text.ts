import { texts } from '@countinghouse/kernel/text'

/** Undo and redo within a form. */
export const text = texts({
  undo: { en: 'Undo in the form', ar: 'التراجع في النموذج' },
  redo: { en: 'Redo in the form', ar: 'الإعادة في النموذج' },
  undone: { en: 'Undone: {field}', ar: 'تم التراجع: {field}' },
  redone: { en: 'Redone: {field}', ar: 'تمت الإعادة: {field}' },
  nothingToUndo: { en: 'Nothing to undo', ar: 'لا شيء للتراجع عنه' },
  nothingToRedo: { en: 'Nothing to redo', ar: 'لا شيء لإعادته' },
  everything: { en: 'several fields', ar: 'عدة حقول' },
})
