import { texts } from '@countinghouse/kernel/text'

/** A job that failed, as an exception. */
export const text = texts({
  failed: { en: 'Failed job', ar: 'مهمة فاشلة' },
  failedCause: { en: 'The job failed: {reason}', ar: 'فشلت المهمة: {reason}' },
})
