import { texts } from '@countinghouse/kernel/text'

/** Number series tab of the settings page. */
export const text = texts({
  views: { en: 'Settings views', ar: 'طرق عرض الإعدادات' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  series: { en: 'Number series', ar: 'سلاسل الأرقام' },
  purpose: {
    en: 'Formats of document numbers. A number is assigned when the document is submitted.',
    ar: 'صيغ أرقام المستندات. يُعيَّن الرقم عند تقديم المستند.',
  },
  none: { en: 'No numbered documents are in use yet.', ar: 'لا توجد مستندات مرقّمة مستخدمة بعد.' },
  failed: { en: 'The number series could not be loaded.', ar: 'تعذّر تحميل سلاسل الأرقام.' },
  document: { en: 'Document', ar: 'المستند' },
  store: { en: 'Store', ar: 'المتجر' },
  wholeCompany: { en: 'The whole company', ar: 'الشركة كلها' },
  preview: { en: 'Next number', ar: 'الرقم التالي' },
  gaps: { en: 'Gaps', ar: 'الفجوات' },
  gapless: { en: 'Gapless', ar: 'بلا فجوات' },
  gapsAllowed: { en: 'Allowed', ar: 'مسموح بها' },
  reset: { en: 'Numbering restarts', ar: 'إعادة بدء الترقيم' },
  reset_never: { en: 'Never', ar: 'أبدًا' },
  reset_year: { en: 'Every year', ar: 'كل سنة' },
  reset_month: { en: 'Every month', ar: 'كل شهر' },
  edit: { en: 'Edit {name}', ar: 'تعديل {name}' },
  prefix: { en: 'Prefix', ar: 'البادئة' },
  prefix_help: {
    en: 'Up to 12 capital letters, digits, - and /.',
    ar: 'حتى 12 من الحروف اللاتينية الكبيرة والأرقام و- و/.',
  },
  padding: { en: 'Minimum digits', ar: 'الحد الأدنى للخانات' },
  next: { en: 'Next number', ar: 'الرقم التالي' },
  next_help: { en: 'Higher than the last number used.', ar: 'أكبر من آخر رقم مستخدم.' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: { en: 'The next number is {preview}.', ar: 'الرقم التالي هو {preview}.' },
  backwards: { en: 'The next number must be higher than {n}.', ar: 'يجب أن يكون الرقم التالي أكبر من {n}.' },
})
