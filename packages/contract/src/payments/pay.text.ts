import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Pay online', ar: 'الدفع عبر الإنترنت' },
  to: { en: 'To {company}', ar: 'إلى {company}' },
  invoice: { en: 'Invoice {invoice}', ar: 'الفاتورة {invoice}' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  pay: { en: 'Pay {amount}', ar: 'ادفع {amount}' },
  busy: { en: 'One moment …', ar: 'لحظة …' },
  lead: {
    en: 'You enter your card on the page of the payment provider.',
    ar: 'تُدخل بطاقتك في صفحة مزوّد الدفع.',
  },
  paid: { en: 'Paid. Thank you.', ar: 'تم الدفع. شكرًا لك.' },
  waiting: {
    en: 'The payment is being processed. Do not pay again; open this page again later.',
    ar: 'الدفعة قيد المعالجة. لا تدفع مرة أخرى، وافتح هذه الصفحة لاحقًا.',
  },
  ended: {
    en: 'This link has ended. Ask the company for a new one.',
    ar: 'انتهى هذا الرابط. اطلب من الشركة رابطًا جديدًا.',
  },
  not_configured: {
    en: 'Card payments are not available at the moment. Ask the company how to pay.',
    ar: 'الدفع بالبطاقة غير متاح حاليًا. اسأل الشركة عن طريقة الدفع.',
  },
  missing: {
    en: 'This address is not complete. Open the whole link that you received.',
    ar: 'هذا العنوان غير مكتمل. افتح الرابط كاملًا كما وصلك.',
  },
  failed: { en: 'The page could not be loaded. Try again.', ar: 'تعذّر تحميل الصفحة. حاول مجددًا.' },
  retry: { en: 'Try again', ar: 'حاول مجددًا' },
  declined: {
    en: 'The payment was declined. Try again or use another card.',
    ar: 'رُفضت الدفعة. حاول مجددًا أو استخدم بطاقة أخرى.',
  },
  simulator: { en: 'Simulator: no money moves.', ar: 'محاكاة: لا تتحرك أي أموال.' },
  approve: { en: 'Approve payment', ar: 'الموافقة على الدفعة' },
  decline: { en: 'Decline payment', ar: 'رفض الدفعة' },
})
