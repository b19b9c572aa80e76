import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A web shop sends orders through the API. Each becomes a confirmed sales order that reserves stock.',
    ar: 'يرسل المتجر الإلكتروني الطلبات عبر واجهة API. يصبح كل منها أمر بيع مؤكدًا يحجز المخزون.',
  },
  help_connect: { en: 'Connect a web shop', ar: 'ربط متجر إلكتروني' },
  help_connect_1: {
    en: 'Create a user of type integration with the role Web shop and assign its store.',
    ar: 'أنشئ مستخدمًا من نوع التكامل بدور المتجر الإلكتروني وأسند إليه متجره.',
  },
  help_connect_2: {
    en: 'Create an API key for this user and enter it in the web shop.',
    ar: 'أنشئ مفتاح API لهذا المستخدم وأدخله في المتجر الإلكتروني.',
  },
  help_work: { en: 'Process an order', ar: 'معالجة طلب' },
  help_work_1: {
    en: 'Choose the sales order in the row. Deliver, invoice or cancel it there.',
    ar: 'اختر أمر البيع في السطر. سلّمه أو افوتره أو ألغه هناك.',
  },
})
