import { texts } from '@countinghouse/kernel/text'

/** The tab of number series on the page of settings. */
export const text = texts({
  views: { en: 'Shown', ar: 'المعروض' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  series: { en: 'Number series', ar: 'سلاسل الأرقام' },
  purpose: {
    en: 'How the numbers of documents read. A document gets its number when it is submitted.',
    ar: 'كيف تُكتب أرقام المستندات. يحصل المستند على رقمه عند تقديمه.',
  },
  none: { en: 'Nothing that is in use here is numbered yet.', ar: 'لا شيء مما هو مستخدم هنا يُرقَّم بعد.' },
  failed: { en: 'The number series could not be loaded.', ar: 'تعذّر تحميل سلاسل الأرقام.' },
  document: { en: 'Document', ar: 'المستند' },
  store: { en: 'Store', ar: 'المتجر' },
  wholeCompany: { en: 'The whole company', ar: 'الشركة كلها' },
  preview: { en: 'Next number', ar: 'الرقم التالي' },
  gaps: { en: 'Gaps', ar: 'الفجوات' },
  gapless: { en: 'None allowed', ar: 'غير مسموح بها' },
  gapsAllowed: { en: 'Allowed', ar: 'مسموح بها' },
  reset: { en: 'Begins at 1 again', ar: 'يبدأ من 1 مجددًا' },
  reset_never: { en: 'Never', ar: 'أبدًا' },
  reset_year: { en: 'Every year', ar: 'كل سنة' },
  reset_month: { en: 'Every month', ar: 'كل شهر' },
  edit: { en: 'Change {name}', ar: 'تعديل {name}' },
  prefix: { en: 'Prefix', ar: 'البادئة' },
  prefix_help: {
    en: 'Up to 12 capital letters, digits, - and /.',
    ar: 'حتى 12 من الحروف اللاتينية الكبيرة والأرقام و- و/.',
  },
  padding: { en: 'Digits at least', ar: 'أقل عدد للخانات' },
  next: { en: 'Next number', ar: 'الرقم التالي' },
  next_help: { en: 'Numbers only go on, never back.', ar: 'الأرقام تتقدم فقط ولا تعود.' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: { en: 'The next number is {preview}.', ar: 'الرقم التالي هو {preview}.' },
  backwards: { en: 'Next number must be greater than {n}.', ar: 'يجب أن يكون الرقم التالي أكبر من {n}.' },
})
