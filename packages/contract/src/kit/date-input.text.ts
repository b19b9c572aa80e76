import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  form: { en: 'DD/MM/YYYY', ar: 'يوم/شهر/سنة' },
  openCalendar: { en: 'Open the calendar', ar: 'فتح التقويم' },
  notDate: {
    en: 'Enter a date such as 31/03/2026, 31/3 or +7.',
    ar: 'أدخل تاريخًا مثل 31/03/2026 أو 31/3 أو \u2066+7\u2069.',
  },
  tooEarly: { en: 'Enter {day} or a later date.', ar: 'أدخل {day} أو تاريخًا بعده.' },
  tooLate: { en: 'Enter {day} or an earlier date.', ar: 'أدخل {day} أو تاريخًا قبله.' },
})
