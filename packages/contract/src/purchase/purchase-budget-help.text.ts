import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'An open-to-buy budget says what orders that are due in a period may cost: planned sales and planned closing stock less opening stock.',
    ar: 'تحدد ميزانية الشراء تكلفة الطلبات المستحقة في فترة: المبيعات المخططة ومخزون الإقفال المخطط ناقص مخزون الافتتاح.',
  },
  help_plan: { en: 'Plan a period', ar: 'تخطيط فترة' },
  help_plan_1: {
    en: 'Enter the days and the three plan figures, for a store or category if the budget is for it alone.',
    ar: 'أدخل الأيام وأرقام الخطة الثلاثة، لمتجر أو فئة إن كانت الميزانية لها وحدها.',
  },
  help_plan_2: {
    en: 'Tab Open to buy shows what is committed by which orders, and what is left.',
    ar: 'يعرض تبويب «المتاح للشراء» ما التُزم به وفي أي طلبات وما بقي.',
  },
  help_over: { en: 'Have orders over budget approved', ar: 'الموافقة على الطلبات فوق الميزانية' },
  help_over_1: {
    en: 'Create an approval rule for purchase orders with condition Over budget.',
    ar: 'أنشئ قاعدة موافقة لأوامر الشراء بالشرط «فوق الميزانية».',
  },
  help_over_2: {
    en: 'An order that exceeds any budget it belongs to then waits for that approval when it is submitted.',
    ar: 'عندها ينتظر الطلب الذي يتجاوز أي ميزانية يتبعها تلك الموافقة عند تقديمه.',
  },
})
