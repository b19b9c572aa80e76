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
})
