import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A customer payment settles invoices. What remains is customer credit, which can be applied later.',
    ar: 'تسدد دفعة العميل فواتيره. وما يبقى منها رصيد له يُطبّق لاحقًا.',
  },
  help_receive: { en: 'Record a payment', ar: 'تسجيل دفعة' },
  help_receive_1: {
    en: 'Choose Receive payment, and enter customer, account, date and amount. Invoices are settled by due date, the earliest first.',
    ar: 'اختر «قبض دفعة» وأدخل العميل والحساب والتاريخ والمبلغ. تُسدد الفواتير الأسبق استحقاقًا أولًا.',
  },
  help_receive_2: {
    en: 'Change the allocation in the draft if the customer named other invoices, then choose Post.',
    ar: 'غيّر التخصيص في المسودة إن حدد العميل فواتير أخرى ثم اختر «ترحيل».',
  },
})
