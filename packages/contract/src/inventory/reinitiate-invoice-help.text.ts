import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A rejected or disputed invoice is replaced by a new revision; the original is voided or credited and kept. Invoices whose goods another invoice covers are not listed.',
    ar: 'تُستبدل الفاتورة المرفوضة أو المعترض عليها بمراجعة جديدة، وتبقى الأصلية ملغاة أو بإشعار دائن. لا تُدرج فواتير تشمل بضاعتها فاتورة أخرى.',
  },
  help_reinitiate: { en: 'Correct an invoice', ar: 'تصحيح فاتورة' },
  help_reinitiate_1: {
    en: 'Open an invoice and compare invoiced and due quantities under Difference.',
    ar: 'افتح فاتورة وقارن المفوتر بالمستحق ضمن «الفرق».',
  },
  help_reinitiate_2: {
    en: 'Choose Re-initiate and the quantity basis. A draft of the next revision is created, unless all goods were returned.',
    ar: 'اختر «إعادة إصدار» وأساس الكمية. تُنشأ مسودة للمراجعة التالية، ما لم تُرجع البضاعة كلها.',
  },
  help_reinitiate_3: { en: 'Submit the draft; another user approves it.', ar: 'قدّم المسودة ليوافق عليها مستخدم آخر.' },
})
