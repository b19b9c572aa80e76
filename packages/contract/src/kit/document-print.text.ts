import { texts } from '@countinghouse/kernel/text'

/** Printing a document. */
export const text = texts({
  print: { en: 'Print', ar: 'طباعة' },
  preparing: { en: 'Preparing…', ar: 'جارٍ التحضير…' },
  saved: { en: '{name} saved.', ar: 'تم حفظ {name}.' },
  way: { en: '{paper}, {language}', ar: '{paper}، {language}' },
  in_en: { en: 'in English', ar: 'بالإنجليزية' },
  in_ar: { en: 'in Arabic', ar: 'بالعربية' },
})
