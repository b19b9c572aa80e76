import { texts } from '@countinghouse/kernel/text'

/** Dialogs and toasts. The confirm defaults are pinned. Source: spec section 9. */
export const text = texts({
  close: { en: 'Close this dialog', ar: 'إغلاق مربع الحوار' },
  ok: { en: 'OK', ar: 'موافق' },
  no: { en: 'No', ar: 'لا' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  dismiss: { en: 'Dismiss', ar: 'إخفاء' },
})
