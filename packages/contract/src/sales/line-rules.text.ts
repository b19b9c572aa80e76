import { texts } from '@countinghouse/kernel/text'

/** Rules of lines that deliveries and returns share. */
export const text = texts({
  twice: { en: 'This order line is already in the list.', ar: 'سطر الطلب هذا موجود في القائمة بالفعل.' },
})
