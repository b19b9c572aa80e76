import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A claim asks a supplier for credit: of goods that were invoiced and not received, of prices above the order, and of damaged goods. Nothing is posted until the credit note of the supplier is.',
    ar: 'تطلب المطالبة من المورد مبلغًا دائنًا: عن بضائع مفوترة لم تُستلم، وأسعار أعلى من الطلب، وبضائع تالفة. ولا يُرحّل شيء قبل ترحيل إشعاره الدائن.',
  },
  help_start: { en: 'Claim credit', ar: 'المطالبة برصيد' },
  help_start_1: {
    en: 'Open the purchase order, choose Invoices, then Claim credit. What its posted invoices have beyond receipts and prices fills the lines.',
    ar: 'افتح أمر الشراء واختر «الفواتير» ثم «المطالبة برصيد». يملأ السطورَ ما في فواتيره المرحّلة فوق الاستلام والأسعار.',
  },
  help_start_2: {
    en: 'Add damaged goods, mark the claim as sent, and send it by e-mail from the print menu.',
    ar: 'أضف البضائع التالفة، وسجّل الإرسال، وأرسلها بالبريد من قائمة الطباعة.',
  },
  help_end: { en: 'Enter the answer', ar: 'إدخال الجواب' },
  help_end_1: {
    en: 'Choose Create credit note and enter the number of the supplier; compare it and post it.',
    ar: 'اختر «إنشاء إشعار دائن» وأدخل رقم المورد، ثم قارنه ورحّله.',
  },
  help_end_2: {
    en: 'Choose Refused by supplier with the reason if there is no credit.',
    ar: 'اختر «رفضها المورد» مع السبب إن لم يصدر رصيد.',
  },
})
