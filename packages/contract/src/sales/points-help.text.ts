import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Customers earn points with what they buy at the register and pay with them later. Returns take back what their goods earned.',
    ar: 'يكسب العملاء نقاطًا بما يشترونه في شاشة البيع ويدفعون بها لاحقًا. تسترد المرتجعات ما كسبته بضاعتها.',
  },
  help_start: { en: 'Start with points', ar: 'البدء بالنقاط' },
  help_start_1: {
    en: 'Under Settings, Sales, enter the amount that earns a point and the value of a point.',
    ar: 'في الإعدادات، المبيعات، أدخل المبلغ الذي يكسب نقطة وقيمة النقطة.',
  },
  help_start_2: {
    en: 'Create a payment type of the type Points, so that tills accept them.',
    ar: 'أنشئ نوع دفع من نوع «نقاط» لتقبلها الصناديق.',
  },
  help_start_3: {
    en: 'Choose the customer at the register before the sale is completed.',
    ar: 'اختر العميل في شاشة البيع قبل إتمام البيع.',
  },
  help_correct: { en: 'Correct points', ar: 'تصحيح النقاط' },
  help_correct_1: {
    en: 'Open the customer and choose Adjust points. The reason is kept with the move.',
    ar: 'افتح العميل واختر «تعديل النقاط». يُحفظ السبب مع الحركة.',
  },
})
