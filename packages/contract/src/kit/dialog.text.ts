import { texts } from '@countinghouse/kernel/text'

/** Texts of dialogs and toasts. The confirm defaults are pinned. Source: user-experience.md 4. */
export const text = texts({
  close: { en: 'Close this dialog', ar: 'إغلاق مربع الحوار' },
  ok: { en: 'OK', ar: 'موافق' },
  no: { en: 'No', ar: 'لا' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  dismiss: { en: 'Dismiss', ar: 'إخفاء' },
})
