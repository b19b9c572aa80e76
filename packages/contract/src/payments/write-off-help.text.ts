import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A write-off settles invoices that will not be paid, against bad debt. If the customer pays after all, reverse the write-off, then post the payment.',
    ar: 'يسوّي إعدام الدين فواتير لن تُسدد مقابل الديون المعدومة. فإن دفع العميل لاحقًا فاعكسه ثم رحّل الدفعة.',
  },
  help_post: { en: 'Write off an invoice', ar: 'إعدام دين فاتورة' },
  help_post_1: {
    en: 'Create a write-off with the customer, the reason, the invoices and what is given up of each.',
    ar: 'أنشئ إعدام دين بالعميل والسبب والفواتير وما يُعدم من كل منها.',
  },
  help_post_2: {
    en: 'Choose Post. An approval rule may ask another person first.',
    ar: 'اختر «ترحيل». وقد تطلب قاعدة موافقة شخصًا آخر أولًا.',
  },
})
