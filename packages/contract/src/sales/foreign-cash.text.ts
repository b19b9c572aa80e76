import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  foreign_amount: {
    en: 'Enter the amount in the currency of the payment type. Only cash of another currency has one.',
    ar: 'أدخل المبلغ بعملة نوع الدفع. النقد بعملة أخرى وحده له هذا المبلغ.',
  },
  rate_changed: {
    en: 'The exchange rate has changed. Remove the payment and enter it again.',
    ar: 'تغيّر سعر الصرف. احذف الدفعة وأدخلها من جديد.',
  },
  given: { en: '{amount} at {rate}', ar: '{amount} بسعر {rate}' },
  dueIn: { en: '{amount} due', ar: 'المستحق {amount}' },
  withoutRate: { en: 'No exchange rate', ar: 'بلا سعر صرف' },
  noRate: {
    en: 'There is no exchange rate for {currency} today. Enter one under Exchange rates.',
    ar: 'لا سعر صرف لعملة {currency} لهذا اليوم. أدخله في أسعار الصرف.',
  },
  worthNothing: {
    en: 'The amount is worth less than the smallest unit. Enter a larger amount.',
    ar: 'قيمة المبلغ أقل من أصغر وحدة. أدخل مبلغًا أكبر.',
  },
  offline: {
    en: '“{name}” requires the exchange rate of the server. Take cash in the currency of the till or a card by hand.',
    ar: '«{name}» يحتاج إلى سعر الصرف من الخادم. استخدم النقد بعملة الصندوق أو البطاقة يدويًا.',
  },
  counted: { en: 'Count in {currency}.', ar: 'العدّ بعملة {currency}.' },
})
