import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Type a draft, check it, post it. A draft changes no stock; a posted adjustment changes it at once and is never edited, only reversed.',
    ar: 'اكتب مسودة وراجعها ثم رحّلها. المسودة لا تغيّر المخزون، أما التسوية المُرحّلة فتغيّره فورًا ولا تُعدَّل بل تُعكس.',
  },
  help_adjust: { en: 'Adjust stock', ar: 'تسوية المخزون' },
  help_adjust_1: {
    en: 'Create a stock adjustment; choose the store, the reason and the business day.',
    ar: 'أنشئ تسوية مخزون واختر المتجر والسبب ويوم العمل.',
  },
  help_adjust_2: {
    en: 'Add a line for each product: a quantity above zero adds, below zero takes away. Without a place it is the main shelf. Goods that are kept by lot need the lot of their label, one line for each.',
    ar: 'أضف سطرًا لكل منتج: الكمية الموجبة تضيف والسالبة تخصم. من دون مكان يُقصد الرف الرئيسي. البضاعة التي تُحفظ حسب الدفعة تحتاج الدفعة المكتوبة على ملصقها، سطرًا لكل دفعة.',
  },
  help_adjust_3: {
    en: 'Post. Where a rule wants approval, it waits in the inbox of who may approve, and is posted afterwards.',
    ar: 'رحّل. إذا طلبت قاعدة موافقة تنتظر التسوية في صندوق من يحق له الموافقة ثم تُرحَّل.',
  },
})
