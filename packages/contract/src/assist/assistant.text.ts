import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Assistant', ar: 'المساعد' },
  purpose: {
    en: 'Answers questions about sales from the report builder.',
    ar: 'يجيب عن أسئلة المبيعات من منشئ التقارير.',
  },
  failed: { en: 'The chat could not be loaded.', ar: 'تعذر تحميل المحادثة.' },
  chats: { en: 'Chats', ar: 'المحادثات' },
  untitled: { en: 'New chat', ar: 'محادثة جديدة' },
  create: { en: 'Start new chat', ar: 'بدء محادثة جديدة' },
  rename: { en: 'Rename chat', ar: 'إعادة تسمية المحادثة' },
  renamed: { en: 'Chat renamed.', ar: 'أُعيدت تسمية المحادثة.' },
  remove: { en: 'Delete chat', ar: 'حذف المحادثة' },
  removed: { en: 'Chat deleted.', ar: 'حُذفت المحادثة.' },
  askRemove: { en: 'Delete this chat?', ar: 'هل تريد حذف هذه المحادثة؟' },
  askRemoveBody: {
    en: 'Its questions and answers are deleted permanently.',
    ar: 'تُحذف أسئلتها وإجاباتها نهائيًا.',
  },
  exportText: { en: 'Export as text', ar: 'تصدير كنص' },
  exportJson: { en: 'Export as JSON', ar: 'تصدير بصيغة JSON' },
  question: { en: 'Question', ar: 'السؤال' },
  questionHint: { en: 'Press Enter to send.', ar: 'اضغط Enter للإرسال.' },
  send: { en: 'Ask', ar: 'اسأل' },
  thinking: { en: 'Reading the report…', ar: 'جارٍ قراءة التقرير…' },
  openReport: { en: 'Open report', ar: 'فتح التقرير' },
  reportUsed: { en: 'Report used', ar: 'التقرير المستخدم' },
  moreLines: {
    en: 'The first {shown} of {count} lines are shown.',
    ar: 'تظهر أول {shown} من أصل {count} سطر.',
  },
  total: { en: 'Total', ar: 'الإجمالي' },
  empty: {
    en: 'Ask a question to start. Each answer shows the report it comes from.',
    ar: 'اطرح سؤالًا للبدء. تعرض كل إجابة التقرير الذي جاءت منه.',
  },
  examples: { en: 'Examples', ar: 'أمثلة' },
  example_brand: { en: 'Sales by brand last month', ar: 'المبيعات حسب العلامة الشهر الماضي' },
  example_top: { en: 'Top 5 products this year by quantity', ar: 'أعلى 5 منتجات هذه السنة حسب الكمية' },
  example_compare: {
    en: 'Number of receipts by store this week compared with the week before',
    ar: 'عدد الإيصالات حسب المتجر هذا الأسبوع مقارنة بالأسبوع السابق',
  },
  example_returns: { en: 'Refunds by cashier in the last 30 days', ar: 'المرتجعات حسب أمين الصندوق آخر 30 يومًا' },
  engine_provider: { en: 'Written by the language model', ar: 'كتبه نموذج اللغة' },
  fallback_unreachable: {
    en: 'The language model did not answer. Answered by fixed rules.',
    ar: 'لم يجب نموذج اللغة. الإجابة بقواعد ثابتة.',
  },
  fallback_unusable: {
    en: 'The answer of the language model was not usable. Answered by fixed rules.',
    ar: 'إجابة نموذج اللغة غير صالحة. الإجابة بقواعد ثابتة.',
  },
  fallback_invented: {
    en: 'The language model named a number that is not in the report. Its sentence was discarded.',
    ar: 'ذكر نموذج اللغة رقمًا ليس في التقرير. استُبعدت جملته.',
  },
  fallback_budget: {
    en: 'The tokens of this month are used up. Answered by fixed rules.',
    ar: 'نفدت رموز هذا الشهر. الإجابة بقواعد ثابتة.',
  },
  name: { en: 'Title', ar: 'العنوان' },
})
