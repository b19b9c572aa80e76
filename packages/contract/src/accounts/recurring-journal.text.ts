import { texts } from '@countinghouse/kernel/text'
import { text as lineText } from './entry-lines.text.ts'

export const text = texts({
  ...lineText,
  title: { en: 'Recurring journals', ar: 'القيود المتكررة' },
  one: { en: 'recurring journal', ar: 'قيد متكرر' },
  many: {
    en: '{count, plural, one {# recurring journal} other {# recurring journals}}',
    ar: '{count, plural, zero {لا قيود متكررة} one {قيد متكرر واحد} two {قيدان متكرران} few {# قيود متكررة} many {# قيدًا متكررًا} other {# قيد متكرر}}',
  },
  purpose: {
    en: 'Templates of journal entries that are created each night on their date.',
    ar: 'قوالب قيود يدوية تُنشأ كل ليلة في تاريخها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  frequency: { en: 'Frequency', ar: 'التكرار' },
  frequency_monthly: { en: 'Monthly', ar: 'شهري' },
  frequency_quarterly: { en: 'Quarterly', ar: 'ربع سنوي' },
  frequency_yearly: { en: 'Yearly', ar: 'سنوي' },
  dayOfMonth: { en: 'Day of month', ar: 'يوم الشهر' },
  dayOfMonth_help: {
    en: '31 is the last day of each month.',
    ar: '31 هو آخر يوم في كل شهر.',
  },
  nextOn: { en: 'Next date', ar: 'التاريخ التالي' },
  nextOn_help: {
    en: 'Posting date of the next journal entry.',
    ar: 'تاريخ ترحيل القيد التالي.',
  },
  endsOn: { en: 'End date', ar: 'تاريخ الانتهاء' },
  endsOn_help: {
    en: 'The last possible date. Leave blank for no end.',
    ar: 'آخر تاريخ ممكن. اتركه فارغًا إن لم تكن هناك نهاية.',
  },
  mode: { en: 'Mode', ar: 'الوضع' },
  mode_draft: { en: 'Create draft', ar: 'إنشاء مسودة' },
  mode_post: { en: 'Create and post', ar: 'إنشاء وترحيل' },
  mode_help: {
    en: 'An entry that requires approval remains a draft.',
    ar: 'القيد الذي يتطلب موافقة يبقى مسودة.',
  },
  description: { en: 'Description', ar: 'الوصف' },
  description_help: { en: 'Description of each journal entry.', ar: 'وصف كل قيد.' },
  next: { en: 'Next entries: {dates}', ar: 'القيود التالية: {dates}' },
  nextNone: { en: 'No further entries until the end date.', ar: 'لا قيود أخرى حتى تاريخ الانتهاء.' },
  history_createEntry: { en: 'created a journal entry', ar: 'أنشأ قيدًا' },
  failed: { en: 'Recurring journal not posted', ar: 'قيد متكرر لم يُرحّل' },
  failedCause: {
    en: 'The entry dated {date} remains a draft. {reason}',
    ar: 'القيد المؤرخ {date} ما زال مسودة. {reason}',
  },
  rule_on_day: {
    en: 'The next date must be on the day of month, or on the last day of a shorter month.',
    ar: 'يجب أن يقع التاريخ التالي في يوم الشهر، أو في آخر يوم من شهر أقصر.',
  },
  help: {
    en: 'A recurring journal creates a journal entry with its lines on each of its dates, such as rent or depreciation.',
    ar: 'القيد المتكرر ينشئ قيدًا يدويًا بسطوره في كل تاريخ من تواريخه، مثل الإيجار أو الإهلاك.',
  },
  help_create: { en: 'Create a recurring journal', ar: 'إنشاء قيد متكرر' },
  help_create_1: {
    en: 'Choose frequency, day of month and next date. The next dates are shown below.',
    ar: 'اختر التكرار ويوم الشهر والتاريخ التالي. تظهر التواريخ التالية أسفلها.',
  },
  help_create_2: { en: 'Add lines with equal debits and credits.', ar: 'أضف سطورًا يتساوى فيها المدين والدائن.' },
  help_create_3: {
    en: 'Choose the mode: draft entries are posted by a user under Journal entries.',
    ar: 'اختر الوضع: مسودات القيود يرحّلها مستخدم في صفحة القيود اليدوية.',
  },
  help_stop: { en: 'Stop a recurring journal', ar: 'إيقاف قيد متكرر' },
  help_stop_1: {
    en: 'Enter an end date, or deactivate the recurring journal.',
    ar: 'أدخل تاريخ انتهاء أو عطّل القيد المتكرر.',
  },
})
