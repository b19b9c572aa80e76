import { texts } from '@countinghouse/kernel/text'

/** Rules of lines that deliveries and returns share. */
export const text = texts({
  twice: { en: 'This line of the order stands here already.', ar: 'سطر الطلب هذا موجود هنا بالفعل.' },
})
