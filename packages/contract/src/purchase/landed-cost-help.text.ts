import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A landed cost adds freight, duty or another cost to the cost of received goods: first as an estimate, then as the supplier invoice has it. What was sold since bears its part in cost of sales.',
    ar: 'تضيف التكلفة الواصلة الشحن أو الرسوم أو تكلفة أخرى إلى تكلفة البضائع المستلمة: تقديرًا أولًا ثم كما في فاتورة المورد. وما بيع منذ ذلك الحين يتحمل حصته في تكلفة المبيعات.',
  },
  help_estimate: { en: 'Post an estimate', ar: 'ترحيل تقدير' },
  help_estimate_1: {
    en: 'Create a landed cost, choose charge type, basis and receipts, and enter the estimate.',
    ar: 'أنشئ تكلفة واصلة واختر نوع الرسم والأساس والاستلامات وأدخل التقدير.',
  },
  help_estimate_2: {
    en: 'Save, compare shares and landed margin in tab Allocation, and choose Post.',
    ar: 'احفظ وقارن الحصص والهامش الواصل في تبويب «التوزيع» ثم اختر «ترحيل».',
  },
  help_actual: { en: 'Enter the actual cost', ar: 'إدخال التكلفة الفعلية' },
  help_actual_1: {
    en: 'Post the supplier invoice with its lines on account Accrued landed cost.',
    ar: 'رحّل فاتورة المورد بسطورها على حساب «تكلفة واصلة مستحقة».',
  },
  help_actual_2: {
    en: 'Choose Enter actual cost and the invoice.',
    ar: 'اختر «إدخال التكلفة الفعلية» ثم الفاتورة.',
  },
})
