import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A draft payment changes nothing. When it is marked as sent, its journal is posted and its invoices are settled.',
    ar: 'مسودة الدفعة لا تغيّر شيئًا. عند تحديدها كمُرسلة يُرحّل قيدها وتُسدد فواتيرها.',
  },
  help_pay: { en: 'Pay what is due', ar: 'سداد المستحق' },
  help_pay_1: {
    en: 'Choose Propose payments, the account and the due date. Each supplier gets a draft with its open invoices and credit notes.',
    ar: 'اختر «اقتراح مدفوعات» والحساب وتاريخ الاستحقاق. يحصل كل مورد على مسودة بفواتيره وإشعاراته الدائنة المفتوحة.',
  },
  help_pay_2: {
    en: 'Open a draft, change amounts or enter a discount taken, and choose Submit.',
    ar: 'افتح مسودة وعدّل المبالغ أو أدخل خصمًا مكتسبًا ثم اختر «تقديم».',
  },
  help_pay_3: {
    en: 'After approval transfer the money and choose Mark as sent.',
    ar: 'بعد الموافقة حوّل المبلغ واختر «تحديد كمُرسلة».',
  },
  help_pay_4: {
    en: 'Open Print and choose Remittance advice to tell the supplier what was paid.',
    ar: 'افتح «طباعة» واختر «إشعار سداد» لإبلاغ المورد بما سُدد.',
  },
  help_prepay: { en: 'Prepay a supplier', ar: 'الدفع المقدم لمورد' },
  help_prepay_1: {
    en: 'Create a payment without invoices and enter the amount under New prepayment. Choose the purchase order that it is for.',
    ar: 'أنشئ دفعة بلا فواتير وأدخل المبلغ في «دفعة مقدمة جديدة». اختر أمر الشراء الذي تخصه.',
  },
  help_prepay_2: {
    en: 'Invoices of the order use their share of it when they are posted. Enter what else to use under Applied prepayment of a later payment.',
    ar: 'تستعمل فواتير الطلب حصتها منها عند ترحيلها. أدخل ما يُستعمل غير ذلك في «دفعة مقدمة مطبقة» من دفعة لاحقة.',
  },
})
