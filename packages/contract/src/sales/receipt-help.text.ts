import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every sale and return of a till is a receipt. Scan its code to open it. Posted receipts never change; they are returned or voided.',
    ar: 'كل بيع أو مرتجع في الصندوق إيصال. امسح رمزه لفتحه. لا تتغير الإيصالات المرحّلة؛ بل تُرجع أو تُلغى.',
  },
  help_void: { en: 'Correct a receipt', ar: 'تصحيح إيصال' },
  help_void_1: {
    en: 'While the session is open, select Void receipt and enter the reason: stock, payments and journal are reversed.',
    ar: 'ما دامت الوردية مفتوحة، اختر «إلغاء الإيصال» وأدخل السبب: يُعكس المخزون والمدفوعات والقيد.',
  },
  help_void_2: {
    en: 'Afterwards select Return items.',
    ar: 'بعد ذلك اختر «إرجاع أصناف».',
  },
  help_review: { en: 'Review sales of devices', ar: 'مراجعة مبيعات الأجهزة' },
  help_review_1: {
    en: 'Filter by Needs review. Open a receipt and read why it needs review.',
    ar: 'صفِّ حسب «يحتاج إلى مراجعة». افتح إيصالًا واقرأ سبب المراجعة.',
  },
  help_review_2: {
    en: 'Void it or return items if it is wrong. Select Mark as reviewed and enter what you checked.',
    ar: 'ألغِه أو أرجع أصنافًا إن كان خطأ. اختر «تمت المراجعة» وأدخل ما راجعته.',
  },
})
