import { texts } from '@countinghouse/kernel/text'

/** The dialog that resolves concurrent changes of the same field. */
export const text = texts({
  conflictBody: {
    en: '{who} saved this record {when}. Choose the value to keep for each field.',
    ar: 'حفظ {who} هذا السجل {when}. اختر القيمة التي تبقى لكل حقل.',
  },
  alsoChanged: { en: 'Also changed and kept: {fields}.', ar: 'تغيّر أيضًا وسيبقى: {fields}.' },
  yours: { en: 'Yours', ar: 'قيمتك' },
  theirs: { en: 'Theirs', ar: 'قيمة الآخر' },
  saveMerged: { en: 'Save selection', ar: 'حفظ هذا الاختيار' },
})
