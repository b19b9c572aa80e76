import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Accepted goods are in stock before their invoice arrives. Each order stays here until posted supplier invoices bill all of them. An amount below zero is invoiced and not received.',
    ar: 'تدخل البضائع المقبولة المخزون قبل وصول فاتورتها. يبقى كل أمر شراء هنا حتى تشمله فواتير موردين مُرحَّلة بالكامل. المبلغ دون الصفر مفوتر ولم يُستلم.',
  },
  help_settle: { en: 'Invoice an order', ar: 'فوترة أمر شراء' },
  help_settle_1: {
    en: 'Choose the order and open Invoices.',
    ar: 'اختر أمر الشراء وافتح «الفواتير».',
  },
  help_settle_2: {
    en: 'Choose Create supplier invoice, compare it with that of the supplier, and post it.',
    ar: 'اختر «إنشاء فاتورة مورد» وقارنها بفاتورة المورد ثم رحّلها.',
  },
})
