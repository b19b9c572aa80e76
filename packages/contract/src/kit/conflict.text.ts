import { texts } from '@countinghouse/kernel/text'

/** Texts of the question which of two changes of one field stays. */
export const text = texts({
  conflictBody: {
    en: '{who} saved {when}. Choose what to keep, field by field.',
    ar: 'حفظ {who} {when}. اختر ما تريد الاحتفاظ به، حقلًا حقلًا.',
  },
  alsoChanged: { en: 'Also changed, and kept: {fields}.', ar: 'تغيّر أيضًا وسيبقى: {fields}.' },
  yours: { en: 'Yours', ar: 'قيمتك' },
  theirs: { en: 'Theirs', ar: 'قيمة الآخر' },
  saveMerged: { en: 'Save this choice', ar: 'حفظ هذا الاختيار' },
})
