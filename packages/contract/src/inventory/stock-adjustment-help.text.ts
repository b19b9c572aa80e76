import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A draft does not change stock; a posted adjustment changes it immediately and cannot be edited, only reversed.',
    ar: 'المسودة لا تغيّر المخزون؛ والتسوية المُرحّلة تغيّره فورًا ولا تُعدَّل بل تُعكس.',
  },
  help_adjust: { en: 'Adjust stock', ar: 'تسوية المخزون' },
  help_adjust_1: {
    en: 'Create a stock adjustment: choose store, reason code and business date.',
    ar: 'أنشئ تسوية مخزون: اختر المتجر ورمز السبب وتاريخ العمل.',
  },
  help_adjust_2: {
    en: 'Add a line per product: positive quantities add, negative ones remove. Without a location the default location applies. Goods tracked by lot need one line per lot.',
    ar: 'أضف سطرًا لكل منتج: الكمية الموجبة تضيف والسالبة تخصم. من دون موقع يُستخدم الموقع الافتراضي. البضاعة المتتبعة حسب الدفعة تحتاج سطرًا لكل دفعة.',
  },
  help_adjust_3: {
    en: 'Choose Post. If a rule requires approval, an approval request goes to the inbox first.',
    ar: 'اختر «ترحيل». إذا تطلبت قاعدة موافقة يُرسل طلب موافقة إلى صندوق الوارد أولًا.',
  },
})
