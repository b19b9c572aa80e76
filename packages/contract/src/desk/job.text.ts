import { texts } from '@countinghouse/kernel/text'

/** A job that failed, as an exception. */
export const text = texts({
  failed: { en: 'Failed job', ar: 'مهمة فاشلة' },
  failedCause: { en: 'The job stopped: {reason}', ar: 'توقفت المهمة: {reason}' },
})
