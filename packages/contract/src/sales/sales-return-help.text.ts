import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A sales return takes goods of a delivery back to stock at the cost they left with. Its credit note corrects the invoice of the delivery.',
    ar: 'يعيد مرتجع المبيعات بضائع تسليم إلى المخزون بالتكلفة التي خرجت بها، ويصحح إشعاره الدائن فاتورة التسليم.',
  },
  help_return: { en: 'Take goods back', ar: 'استعادة بضائع' },
  help_return_1: {
    en: 'Create a sales return with the delivery, the store and the reason, and scan the goods.',
    ar: 'أنشئ مرتجع مبيعات بالتسليم والمتجر والسبب وامسح البضائع.',
  },
  help_return_2: {
    en: 'Choose Receive, then Create credit note, and post the credit note.',
    ar: 'اختر «استلام» ثم «إنشاء إشعار دائن» ورحّل الإشعار.',
  },
})
