import { texts } from '@countinghouse/kernel/text'

/** Texts shared by all printed documents. */
export const text = texts({
  page: { en: 'Page {page} of {pages}', ar: 'صفحة {page} من {pages}' },
  printed: { en: 'Printed {when} by {who}', ar: 'طُبع في {when} بواسطة {who}' },
  line: { en: 'No.', ar: 'م' },
  total: { en: 'Total', ar: 'الإجمالي' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
})
