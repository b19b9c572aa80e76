import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The balance rises with invoices and falls with payments and credit notes. Payments that were not allocated reduce it as well.',
    ar: 'يرتفع الرصيد بالفواتير وينخفض بالمدفوعات والإشعارات الدائنة، وتخفضه كذلك المدفوعات غير المخصصة.',
  },
  help_send: { en: 'Agree balances with a customer', ar: 'مطابقة الأرصدة مع عميل' },
  help_send_1: {
    en: 'Choose customer and period, and save the statement as a file for the customer.',
    ar: 'اختر العميل والفترة واحفظ الكشف ملفًا للعميل.',
  },
  help_send_2: { en: 'Select a number to open its document.', ar: 'اختر رقمًا لفتح مستنده.' },
})
