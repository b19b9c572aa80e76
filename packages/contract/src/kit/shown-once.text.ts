import { texts } from '@countinghouse/kernel/text'

/** A secret that is shown once. */
export const text = texts({
  purpose: { en: 'Shown only once. Pass it on securely.', ar: 'يُعرض هذه المرة فقط. سلّمه بأمان.' },
  copy: { en: 'Copy', ar: 'نسخ' },
  close: { en: 'Close', ar: 'إغلاق' },
})
