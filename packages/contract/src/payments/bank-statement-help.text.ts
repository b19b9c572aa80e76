import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A bank statement is imported and each of its lines is matched with the ledger: with payments that are there, with invoices that it pays, or with an account.',
    ar: 'يُستورد كشف الحساب ويُطابق كل سطر فيه مع دفتر الأستاذ: بدفعات موجودة أو بفواتير يسددها أو بحساب.',
  },
  help_import: { en: 'Import a statement', ar: 'استيراد كشف' },
  help_import_1: {
    en: 'Choose Import statement, the bank account and the file of the bank.',
    ar: 'اختر «استيراد كشف» والحساب البنكي وملف البنك.',
  },
  help_match: { en: 'Match lines', ar: 'مطابقة السطور' },
  help_match_1: {
    en: 'Open Matching. Press Enter to accept the proposal of a line; the next open line follows.',
    ar: 'افتح «المطابقة». اضغط Enter لقبول اقتراح السطر فينتقل إلى السطر التالي.',
  },
  help_match_2: {
    en: 'Without a proposal choose Other: a customer payment, or an account such as bank charges.',
    ar: 'من دون اقتراح اختر «غير ذلك»: دفعة عميل أو حساب مثل الرسوم البنكية.',
  },
  help_match_3: {
    en: 'Choose Reconcile once every line is matched.',
    ar: 'اختر «تسوية» بعد مطابقة كل السطور.',
  },
})
