import { texts } from '@countinghouse/kernel/text'

/** Why a transfer is cancelled, wherever that is asked or shown. */
export const text = texts({
  cancelCause: { en: 'Cancelled because', ar: 'سبب الإلغاء' },
  cancelCause_not_needed: { en: 'Not needed any more', ar: 'لم تعد هناك حاجة' },
  cancelCause_entered_wrong: { en: 'Entered wrong', ar: 'إدخال خاطئ' },
  cancelCause_not_in_stock: { en: 'Goods are not there', ar: 'البضاعة غير متوفرة' },
  cancelCause_too_late: { en: 'Too late', ar: 'متأخر جدًا' },
  cancelCause_sent_otherwise: { en: 'Supplied otherwise', ar: 'وُفّرت بطريقة أخرى' },
  cancelCause_other: { en: 'Something else', ar: 'سبب آخر' },
})
