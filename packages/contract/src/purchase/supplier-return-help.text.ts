import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A supplier return takes goods out of stock at their cost and claims their credit from the supplier. The difference between both is a purchase price variance.',
    ar: 'يُخرج مرتجع المشتريات البضائع من المخزون بتكلفتها ويطالب المورد بمبلغها الدائن. والفرق بينهما فرق سعر شراء.',
  },
  help_return: { en: 'Send goods back', ar: 'إعادة بضائع' },
  help_return_1: {
    en: 'Create a supplier return with supplier, store and purchase order, and scan the goods.',
    ar: 'أنشئ مرتجع مشتريات بالمورد والمتجر وأمر الشراء وامسح البضائع.',
  },
  help_return_2: {
    en: 'Mark goods that were rejected on receipt, and choose Dispatch.',
    ar: 'علّم البضائع التي رُفضت عند الاستلام ثم اختر «صرف».',
  },
  help_credit: { en: 'Enter the credit note', ar: 'إدخال الإشعار الدائن' },
  help_credit_1: {
    en: 'Choose Create credit note and enter the number of the supplier.',
    ar: 'اختر «إنشاء إشعار دائن» وأدخل رقم المورد.',
  },
  help_credit_2: { en: 'Open the credit note, compare it, and post it.', ar: 'افتح الإشعار الدائن وقارنه ثم رحّله.' },
  help_reverse: { en: 'Correct a mistaken return', ar: 'تصحيح مرتجع خاطئ' },
  help_reverse_1: {
    en: 'Choose Reverse and enter the reason. The goods come back into stock at the value they left with, and can be returned again.',
    ar: 'اختر «عكس» وأدخل السبب. تعود البضائع إلى المخزون بالقيمة التي خرجت بها ويمكن إعادتها من جديد.',
  },
  help_reverse_2: {
    en: 'A draft of its credit note is deleted. A credit note that was submitted or posted stops the reversal.',
    ar: 'تُحذف مسودة إشعاره الدائن. ويمنع العكسَ إشعارٌ دائن قُدّم أو رُحّل.',
  },
})
