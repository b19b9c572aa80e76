import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A rejected or disputed invoice is replaced by a new revision; the old one stays on record, voided or credited. One whose goods another invoice counts by now is not listed.',
    ar: 'تُستبدل الفاتورة المرفوضة أو المعترض عليها بمراجعة جديدة، وتبقى القديمة مسجلة ملغاة أو مُعادًا قيدها. ولا تُدرج فاتورة صارت فاتورة أخرى تحتسب بضاعتها.',
  },
  help_reinitiate: { en: 'Put an invoice right', ar: 'تصحيح فاتورة' },
  help_reinitiate_1: {
    en: 'Open an invoice and read under Difference what it says and what is due.',
    ar: 'افتح فاتورة واقرأ ضمن «الفرق» ما تقوله وما هو مستحق.',
  },
  help_reinitiate_2: {
    en: 'Re-initiate it and choose which quantities count. A draft of the next revision is made, unless all goods came back to their store.',
    ar: 'أعد إصدارها واختر الكميات المحتسبة، فتُنشأ مسودة للمراجعة التالية، ما لم تكن البضاعة كلها قد عادت إلى متجرها.',
  },
  help_reinitiate_3: {
    en: 'Submit the draft; somebody else approves it.',
    ar: 'قدّم المسودة ليوافق عليها شخص آخر.',
  },
})
