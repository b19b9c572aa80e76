import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  results: { en: 'Results', ar: 'النتائج' },
  running: { en: 'Being sent now', ar: 'تُرسل الآن' },
  stopped: { en: 'Sending stopped. Resume it to send what is left.', ar: 'توقف الإرسال. استأنفه لإرسال ما تبقى.' },
  held: {
    en: 'Emails are held because mail is not configured or the mail server failed. Correct it, then choose Resume sending.',
    ar: 'الرسائل معلّقة لأن البريد غير مهيأ أو لأن خادم البريد أخفق. صحّح ذلك ثم اختر «استئناف الإرسال».',
  },
  members: { en: 'Customers in the segment now', ar: 'عملاء الشريحة الآن' },
  recipients: { en: 'Recipients', ar: 'المستلمون' },
  unsubscribed: { en: 'Unsubscribed from this campaign', ar: 'ألغوا الاشتراك برابطها' },
  buyers: { en: 'Recipients who bought', ar: 'مستلمون اشتروا' },
  purchases: { en: 'Purchases', ar: 'عمليات الشراء' },
  turnover: { en: 'Turnover of recipients', ar: 'مبيعات المستلمين' },
  definition: {
    en: 'Receipts and invoices of recipients from the day of their email for {count, plural, one {# day} other {# days}}, net of tax, less returns and credit notes. It does not say that they bought because of the email.',
    ar: 'إيصالات المستلمين وفواتيرهم من يوم رسالتهم لمدة {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، صافية من الضريبة وبعد خصم المرتجعات والإشعارات الدائنة. ولا يعني ذلك أنهم اشتروا بسبب الرسالة.',
  },
  count: { en: 'Emails', ar: 'الرسائل' },
})
