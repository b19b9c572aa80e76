import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A customer opens a payment link and pays by card on the page of the provider. Once the amount is captured, a customer payment is posted to the clearing account and settles the invoice. Card data never reach this product.',
    ar: 'يفتح العميل رابط الدفع ويدفع بالبطاقة في صفحة المزوّد. وبعد تحصيل المبلغ تُرحّل دفعة عميل إلى الحساب الوسيط وتسدد الفاتورة. ولا تصل بيانات البطاقة إلى هذا النظام أبدًا.',
  },
  help_link: { en: 'Send a payment link', ar: 'إرسال رابط دفع' },
  help_link_1: {
    en: 'Choose Payment link, select the customer and the invoice, or enter an amount that becomes credit of the customer.',
    ar: 'اختر «رابط دفع» ثم العميل والفاتورة، أو أدخل مبلغًا يصبح رصيدًا للعميل.',
  },
  help_link_2: {
    en: 'Copy the link and send it to the customer. It is shown once and asks for what is open when it is used.',
    ar: 'انسخ الرابط وأرسله إلى العميل. يظهر مرة واحدة ويطلب ما بقي مفتوحًا عند استخدامه.',
  },
  help_refund: { en: 'Refund a payment', ar: 'رد دفعة' },
  help_refund_1: {
    en: 'Open the payment, choose the tab Payment, then Refund, and enter the amount and the reason.',
    ar: 'افتح الدفعة واختر تبويب «الدفع» ثم «استرداد» وأدخل المبلغ والسبب.',
  },
  help_refund_2: {
    en: 'The refunded amount is open again on the invoice until a credit note settles it.',
    ar: 'يعود المبلغ المسترد مفتوحًا على الفاتورة إلى أن يسدده إشعار دائن.',
  },
  help_unknown: { en: 'Payments without an answer', ar: 'دفعات بلا رد' },
  help_unknown_1: {
    en: 'The provider is asked again automatically. Choose Check status to ask now. Do not charge the customer again meanwhile.',
    ar: 'يُسأل المزوّد مجددًا تلقائيًا. اختر «التحقق من الحالة» للسؤال الآن. ولا تطالب العميل مرة أخرى في هذه الأثناء.',
  },
})
