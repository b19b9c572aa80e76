import { texts } from '@countinghouse/kernel/text'

/** Cancellation reasons of transfers. */
export const text = texts({
  cancelCause: { en: 'Cancellation reason', ar: 'سبب الإلغاء' },
  cancelCause_not_needed: { en: 'No longer needed', ar: 'لم تعد هناك حاجة' },
  cancelCause_entered_wrong: { en: 'Entered in error', ar: 'إدخال خاطئ' },
  cancelCause_not_in_stock: { en: 'Out of stock', ar: 'غير متوفر في المخزون' },
  cancelCause_too_late: { en: 'Too late', ar: 'متأخر جدًا' },
  cancelCause_sent_otherwise: { en: 'Supplied another way', ar: 'وُفّرت بطريقة أخرى' },
  cancelCause_other: { en: 'Other', ar: 'سبب آخر' },
})
