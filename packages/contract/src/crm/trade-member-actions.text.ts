import { texts } from '@countinghouse/kernel/text'

/** What is done with an account. */
export const text = texts({
  creditLimitMinor_help: {
    en: 'Leave blank for no limit on orders and no payment on account at the till.',
    ar: 'اتركه فارغًا بلا حد للأوامر وبلا دفع على الحساب عند الصندوق.',
  },
  stop: { en: 'Stop account', ar: 'إيقاف الحساب' },
  suspend: { en: 'Suspend account', ar: 'تعليق الحساب' },
  resume: { en: 'Resume account', ar: 'استئناف الحساب' },
  limit: { en: 'Change credit limit', ar: 'تغيير حد الائتمان' },
})
