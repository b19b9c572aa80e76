import { texts } from '@countinghouse/kernel/text'

/** Fields of printed documents. */
export const text = texts({
  fields: { en: 'Fields', ar: 'الحقول' },
  document: { en: 'Document', ar: 'المستند' },
  titled: { en: '{document}: {paper}', ar: '{document}: {paper}' },
  about: {
    en: 'Fields that say nothing on a document are left out as before.',
    ar: 'الحقول الفارغة في المستند لا تُطبع كما من قبل.',
  },
  facts: { en: 'Above the lines', ar: 'فوق السطور' },
  columns: { en: 'Columns of the lines', ar: 'أعمدة السطور' },
  save: { en: 'Save', ar: 'حفظ' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  usual: { en: 'Use default fields', ar: 'استخدام الحقول الافتراضية' },
  saved: { en: 'Fields saved.', ar: 'حُفظت الحقول.' },
  unchanged: { en: 'Nothing has changed.', ar: 'لم يتغير شيء.' },
  no_column: { en: 'Choose at least one column.', ar: 'اختر عمودًا واحدًا على الأقل.' },
  required: {
    en: 'The law wants these on this document: {fields}. Keep them.',
    ar: 'يشترط القانون وجود ما يلي في هذا المستند: {fields}. أبقها.',
  },
  unknown: {
    en: 'This document has no such field, or it was named twice. Load the page again.',
    ar: 'لا حقل بهذا الاسم في المستند، أو ذُكر مرتين. حدّث الصفحة.',
  },
})
