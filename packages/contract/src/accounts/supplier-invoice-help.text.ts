import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Invoices of suppliers for received goods and expenses. A posted invoice is corrected by a credit note of the supplier.',
    ar: 'فواتير الموردين للبضاعة المستلمة والمصروفات. تُصحّح الفاتورة المُرحّلة بإشعار دائن من المورد.',
  },
  help_enter: { en: 'Enter a supplier invoice', ar: 'إدخال فاتورة مورد' },
  help_enter_1: {
    en: 'Create a supplier invoice: select the supplier and the store, and enter the number and date of the document.',
    ar: 'أنشئ فاتورة مورد: اختر المورد والمتجر وأدخل رقم المستند وتاريخه.',
  },
  help_enter_2: {
    en: 'Add lines. For received goods select the product; for an expense select its account.',
    ar: 'أضف سطورًا. للبضاعة المستلمة اختر المنتج؛ وللمصروف اختر حسابه.',
  },
  help_enter_3: {
    en: 'Choose Save draft, compare the totals with the document, then choose Post.',
    ar: 'اختر «حفظ المسودة» وقارن الإجماليات بالمستند، ثم اختر «ترحيل».',
  },
  help_import: { en: 'Import an e-invoice', ar: 'استيراد فاتورة إلكترونية' },
  help_import_1: {
    en: 'Choose Import e-invoice, select the store, and choose the XML file of the supplier (UBL, ZUGFeRD or Factur-X).',
    ar: 'اختر «استيراد فاتورة إلكترونية» وحدد المتجر، ثم اختر ملف XML للمورد (‏UBL أو ZUGFeRD أو Factur-X).',
  },
  help_import_2: {
    en: 'Read the points to check and open the draft: select products or accounts of the lines named. The file and the points remain at Files and History.',
    ar: 'اقرأ النقاط التي يجب التحقق منها وافتح المسودة: حدد منتجات السطور المذكورة أو حساباتها. يبقى الملف والنقاط في الملفات والسجل.',
  },
  help_credit: { en: 'Enter a credit note', ar: 'إدخال إشعار دائن' },
  help_credit_1: {
    en: 'Open the posted invoice, choose Credit notes, then Create credit note, and enter the number of the credit note.',
    ar: 'افتح الفاتورة المُرحّلة واختر «الإشعارات الدائنة» ثم «إنشاء إشعار دائن»، وأدخل رقم الإشعار.',
  },
  help_credit_2: {
    en: 'Reduce quantities or remove lines, then choose Post.',
    ar: 'قلّل الكميات أو أزل السطور، ثم اختر «ترحيل».',
  },
})
