import { texts } from '@countinghouse/kernel/text'

/** Errors of single values, each naming the value to enter instead. */
export const text = texts({
  required: { en: 'Enter a value.', ar: 'أدخل قيمة.' },
  unknown_field: { en: 'This field does not exist.', ar: 'هذا الحقل غير موجود.' },
  too_short: {
    en: 'Enter at least {minimum, plural, one {# character} other {# characters}}.',
    ar: 'أدخل {minimum, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} other {# حرفًا}} على الأقل.',
  },
  too_long: {
    en: 'Enter at most {maximum, plural, one {# character} other {# characters}}.',
    ar: 'أدخل {maximum, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} other {# حرفًا}} على الأكثر.',
  },
  too_small: { en: 'Enter {minimum} or more.', ar: 'أدخل {minimum} أو أكثر.' },
  too_big: { en: 'Enter {maximum} or less.', ar: 'أدخل {maximum} أو أقل.' },
  too_few: { en: 'Choose at least {minimum}.', ar: 'اختر {minimum} على الأقل.' },
  too_many: { en: 'Choose at most {maximum}.', ar: 'اختر {maximum} على الأكثر.' },
  not_integer: { en: 'Enter a whole number.', ar: 'أدخل عددًا صحيحًا.' },
  not_a_quantity: {
    en: 'Enter a quantity other than 0, with at most four decimals.',
    ar: 'أدخل كمية غير الصفر بأربع خانات عشرية على الأكثر.',
  },
  not_a_choice: { en: 'Choose one of the listed values.', ar: 'اختر إحدى القيم المعروضة.' },
  inactive_ref: {
    en: '{name} is inactive. Activate it or choose another one.',
    ar: '{name} غير نشط. نشّطه أو اختر غيره.',
  },
  not_a_url: { en: 'Invalid URL', ar: 'رابط غير صالح' },
  not_an_email: { en: 'Invalid email address', ar: 'بريد إلكتروني غير صالح' },
  not_a_date: { en: 'Enter a date such as 2026-03-31.', ar: 'أدخل تاريخًا مثل 2026-03-31.' },
  not_a_time: { en: 'Enter a time such as 09:30.', ar: 'أدخل وقتًا مثل 09:30.' },
  bad_characters: {
    en: 'The value contains characters that are not allowed.',
    ar: 'تحتوي القيمة على رموز غير مسموح بها.',
  },
  taken: { en: '{name} ({code}) already has this value.', ar: 'هذه القيمة مستخدمة في {name} ({code}).' },
  taken_by_merged: {
    en: 'This code belongs to {from}, which was merged into {name} ({code}).',
    ar: 'هذا الرمز يخص {from} الذي دُمج في {name} ({code}).',
  },
  merged_into: {
    en: '{from} was merged into {name} ({code}). Change that record instead.',
    ar: 'دُمج {from} في {name} ({code}). غيّر ذلك السجل بدلًا منه.',
  },
  no_address: {
    en: 'Enter an address such as 192.0.2.7, or a range such as 10.0.0.0/8.',
    ar: 'أدخل عنوانًا مثل \u2066192.0.2.7\u2069 أو نطاقًا مثل \u206610.0.0.0/8\u2069.',
  },
  login_taken: { en: 'This user name is taken. Choose another one.', ar: 'اسم المستخدم هذا محجوز. اختر اسمًا آخر.' },
  wrong_type: { en: 'This value has the wrong format.', ar: 'صيغة هذه القيمة غير صحيحة.' },
})
