import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Draft invoices change nothing. A posted invoice has its number and its journal, and is corrected by a credit note only.',
    ar: 'مسودات الفواتير لا تغيّر شيئًا. للفاتورة المُرحّلة رقمها وقيدها، ولا تُصحّح إلا بإشعار دائن.',
  },
  help_invoice: { en: 'Invoice a customer', ar: 'إصدار فاتورة لعميل' },
  help_invoice_1: {
    en: 'Create an invoice: select the customer and the store, and enter the issue date.',
    ar: 'أنشئ فاتورة: اختر العميل والمتجر وأدخل تاريخ الإصدار.',
  },
  help_invoice_2: {
    en: 'Add lines with a product or a description. Leave the tax code blank to apply the tax rules.',
    ar: 'أضف سطورًا بمنتج أو وصف. اترك رمز الضريبة فارغًا لتطبيق قواعد الضريبة.',
  },
  help_invoice_3: {
    en: 'Choose Save draft to calculate tax and totals, then choose Post. The number is assigned when the invoice is posted.',
    ar: 'اختر «حفظ المسودة» لحساب الضريبة والإجماليات، ثم اختر «ترحيل». يُعيَّن الرقم عند ترحيل الفاتورة.',
  },
  help_credit: { en: 'Credit an invoice', ar: 'إصدار إشعار دائن لفاتورة' },
  help_credit_1: {
    en: 'Open the posted invoice and choose Credit notes.',
    ar: 'افتح الفاتورة المُرحّلة واختر «الإشعارات الدائنة».',
  },
  help_credit_2: {
    en: 'Choose Create credit note. The draft has all that can still be credited; reduce quantities or remove lines.',
    ar: 'اختر «إنشاء إشعار دائن». في المسودة كل ما يمكن قيده بعد؛ قلّل الكميات أو أزل السطور.',
  },
  help_credit_3: { en: 'Choose Post.', ar: 'اختر «ترحيل».' },
})
