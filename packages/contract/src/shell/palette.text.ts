import { texts } from '@countinghouse/kernel/text'

/** The command palette. */
export const text = texts({
  title: { en: 'Search records and actions', ar: 'ابحث في السجلات والإجراءات' },
  hint: { en: '{keys} searches records and actions', ar: '{keys} للبحث في السجلات والإجراءات' },
  placeholder: { en: 'Search records, pages and actions', ar: 'ابحث في السجلات والصفحات والإجراءات' },
  close: { en: 'Close the search', ar: 'إغلاق البحث' },
  recent: { en: 'Recent', ar: 'الأخيرة' },
  exact: { en: 'Exact match', ar: 'تطابق تام' },
  screen: { en: 'On this screen', ar: 'في هذه الشاشة' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  create: { en: 'Create', ar: 'إنشاء' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  stores: { en: 'Switch store', ar: 'تبديل الفرع' },
  companies: { en: 'Switch company', ar: 'تبديل الشركة' },
  useLanguage: { en: 'Language: {name}', ar: 'اللغة: {name}' },
  useStore: { en: 'Store: {name}', ar: 'الفرع: {name}' },
  useCompany: { en: 'Company: {name}', ar: 'الشركة: {name}' },
  openSwitcher: { en: 'Open the theme switcher', ar: 'افتح مبدّل المظهر' },
  showAll: { en: 'Show all in {title}', ar: 'عرض الكل في {title}' },
  found: {
    en: '{count, plural, one {# result} other {# results}}',
    ar: '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  },
  searching: { en: 'Searching records…', ar: 'جارٍ البحث في السجلات…' },
  nothing: { en: 'No results. Try another word or a code.', ar: 'لا توجد نتائج. جرّب كلمة أخرى أو رمزًا.' },
  similar: {
    en: 'No results for “{words}”. Similar spellings are shown.',
    ar: 'لا نتائج لـ «{words}». تُعرض كتابات مشابهة.',
  },
  recordsFailed: { en: 'Records could not be searched. {reason}', ar: 'تعذر البحث في السجلات. {reason}' },
  choose: { en: 'choose', ar: 'للاختيار' },
  open: { en: 'open', ar: 'للفتح' },
  newTab: { en: 'new tab', ar: 'علامة تبويب جديدة' },
})
