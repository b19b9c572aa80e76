import { texts } from '@countinghouse/kernel/text'

/** Texts of form fields, beside those of `issues.text.ts` that server and form share. */
export const text = texts({
  notRate: {
    en: 'Enter a per cent such as 12.5, with at most 4 decimals.',
    ar: 'أدخل نسبة مئوية مثل 12.5 بأربع خانات عشرية على الأكثر.',
  },
  notCode: {
    en: 'Start with a letter or digit; then letters, digits and . _ / - without spaces.',
    ar: 'ابدأ بحرف أو رقم، ثم حروف وأرقام و . _ / - دون مسافات.',
  },
  required: { en: 'required', ar: 'مطلوب' },
  changed: { en: 'changed', ar: 'مُعدّل' },
  perCent: { en: '%', ar: '٪' },
  chooseFrom: { en: 'Type to search', ar: 'اكتب للبحث' },
  clearChoice: { en: 'Clear {label}', ar: 'مسح {label}' },
  noChoice: { en: 'Nothing found. Type another word.', ar: 'لا توجد نتائج. اكتب كلمة أخرى.' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  moreChoices: { en: 'There are more. Type another word.', ar: 'يوجد المزيد. اكتب كلمة أخرى.' },
  createRecord: { en: 'Create a new one (new tab)', ar: 'إنشاء سجل جديد (علامة تبويب جديدة)' },
  openRecord: { en: 'Open {name} in a new tab', ar: 'فتح {name} في علامة تبويب جديدة' },
  inactiveChoice: {
    en: 'Inactive. It stays here, but is no longer offered.',
    ar: 'غير نشط. يبقى هنا، لكنه لم يعد معروضًا للاختيار.',
  },
  choicesFailed: { en: 'The choices could not be loaded.', ar: 'تعذر تحميل الخيارات.' },
})
