import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'An invoice covers the shipped, received or settled quantities of a transfer at agreed prices, with recharged costs. The creator cannot approve it.',
    ar: 'تشمل الفاتورة الكميات المصروفة أو المستلمة أو المسوّاة من التحويل بالأسعار المتفق عليها، مع الرسوم المحمّلة على المستلم. لا يوافق عليها من أنشأها.',
  },
  help_invoice: { en: 'Invoice a transfer', ar: 'فوترة تحويل' },
  help_invoice_1: {
    en: 'Open the transfer, go to Invoices, choose the quantity basis and Create invoice.',
    ar: 'افتح التحويل وانتقل إلى «الفواتير» واختر أساس الكمية ثم «إنشاء فاتورة».',
  },
  help_invoice_2: {
    en: 'Submit the draft. Another user with the permission approves or rejects it.',
    ar: 'قدّم المسودة ليوافق عليها أو يرفضها مستخدم آخر لديه الصلاحية.',
  },
  help_invoice_3: {
    en: 'Post and print it. To correct it, dispute and re-initiate it.',
    ar: 'رحّلها واطبعها. لتصحيحها اعترض عليها وأعد إصدارها.',
  },
})
