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
    en: 'Without a proposal choose Customer payment, Supplier payment, Post to account such as for bank charges, or Choose entries.',
    ar: 'من دون اقتراح اختر «دفعة عميل» أو «دفعة مورد» أو «ترحيل إلى حساب» كالرسوم البنكية أو «اختيار القيود».',
  },
  help_match_3: {
    en: 'Choose Reconcile once every line is matched.',
    ar: 'اختر «تسوية» بعد مطابقة كل السطور.',
  },
  help_several: { en: 'Settle several invoices by one line', ar: 'سداد عدة فواتير بسطر واحد' },
  help_several_1: {
    en: 'Choose Customer payment or Supplier payment at the line, and the customer or supplier.',
    ar: 'اختر «دفعة عميل» أو «دفعة مورد» عند السطر ثم العميل أو المورد.',
  },
  help_several_2: {
    en: 'Select the invoices, and change amounts where only a part is settled. The difference to the line is shown below.',
    ar: 'حدد الفواتير وغيّر المبالغ حيث يُسدد جزء فقط. يظهر الفرق عن السطر أدناه.',
  },
  help_several_3: {
    en: 'Confirm. The difference becomes credit of the customer, or a prepayment to the supplier.',
    ar: 'أكّد. يصبح الفرق رصيدًا دائنًا للعميل أو دفعة مقدمة للمورد.',
  },
  help_part: { en: 'Match an entry that arrived in several lines', ar: 'مطابقة قيد وصل في عدة سطور' },
  help_part_1: {
    en: 'Choose Choose entries at each of the lines, select the entry, and choose Match part.',
    ar: 'اختر «اختيار القيود» عند كل سطر منها وحدد القيد ثم «مطابقة جزء».',
  },
})
