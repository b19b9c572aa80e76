import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Enter what each store has when you start. Posting adds the stock at cost and posts its value against opening balances.',
    ar: 'أدخل ما لدى كل متجر عند البدء. يضيف الترحيل المخزون بالتكلفة ويرحّل قيمته مقابل الأرصدة الافتتاحية.',
  },
  help_start: { en: 'Enter opening stock', ar: 'إدخال المخزون الافتتاحي' },
  help_start_1: {
    en: 'Create products first, then an opening stock for each store. A document has up to 1,000 lines; use several for more.',
    ar: 'أنشئ المنتجات أولًا ثم مخزونًا افتتاحيًا لكل متجر. للمستند حتى 1000 سطر؛ استخدم عدة مستندات لما زاد.',
  },
  help_start_2: {
    en: 'Choose Import lines and take the template: SKU, quantity, unit cost, and where you use them lot, expiry date and location.',
    ar: 'اختر «استيراد السطور» وخذ القالب: رمز الصنف والكمية وتكلفة الوحدة، وكذلك الدفعة وتاريخ الانتهاء والموقع إن استخدمتها.',
  },
  help_start_3: {
    en: 'Save the draft and compare total quantity and value with the system you used before. Then choose Post.',
    ar: 'احفظ المسودة وقارن إجمالي الكمية والقيمة بالنظام السابق. ثم اختر «ترحيل».',
  },
  help_undo: { en: 'Undo', ar: 'التراجع' },
  help_undo_1: {
    en: 'Choose Reverse while all of the goods are still there. Correct single products by a stock adjustment.',
    ar: 'اختر «عكس» ما دامت البضاعة كلها موجودة. صحّح المنتجات المفردة بتسوية مخزون.',
  },
})
