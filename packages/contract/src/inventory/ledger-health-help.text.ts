import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The stock ledger is verified every night. Mismatches are listed here and in the inbox; nothing is corrected automatically. Correct them with a stock adjustment.',
    ar: 'يُتحقق من دفتر المخزون كل ليلة. تُدرج حالات عدم التطابق هنا وفي صندوق الوارد، ولا يُصحَّح شيء تلقائيًا. صحّحها بتسوية مخزون.',
  },
  help_verify: { en: 'Verify the ledger now', ar: 'التحقق من الدفتر الآن' },
  help_verify_1: {
    en: 'Choose Verify now. Verification continues when you leave the page or the server restarts.',
    ar: 'اختر «تحقق الآن». يستمر التحقق بعد مغادرة الصفحة أو إعادة تشغيل الخادم.',
  },
  help_books: { en: 'Compare stock with the general ledger', ar: 'مقارنة المخزون بدفتر الأستاذ العام' },
  help_books_1: {
    en: 'See General ledger. Each stock account must equal its stock value.',
    ar: 'راجع «دفتر الأستاذ العام». يجب أن يساوي كل حساب مخزون قيمته في المخزون.',
  },
  help_books_2: {
    en: 'If stock postings without a journal exist, choose Post missing journals. Posting continues when you leave the page.',
    ar: 'إن وُجدت ترحيلات مخزون بلا قيد فاختر «ترحيل القيود الناقصة». يستمر الترحيل بعد مغادرة الصفحة.',
  },
})
