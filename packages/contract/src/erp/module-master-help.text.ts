import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The departments of the menu: their names, icons and order, and which company has which.',
    ar: 'أقسام القائمة: أسماؤها وأيقوناتها وترتيبها، وأي شركة لديها أي قسم.',
  },
  help_switch: { en: 'Turn a module off for your company', ar: 'تعطيل وحدة في شركتك' },
  help_switch_1: { en: 'Open “Companies”.', ar: 'افتح «الشركات».' },
  help_switch_2: {
    en: 'Press the module, turn it off or give it days, and save. It acts on everybody’s next step.',
    ar: 'اضغط الوحدة، ثم عطّلها أو حدّد أيامها واحفظ. يسري ذلك على الخطوة التالية للجميع.',
  },
  help_order: { en: 'Change the order of the menu', ar: 'تغيير ترتيب القائمة' },
  help_order_1: {
    en: 'Drag a module by its handle, or use the arrows in its row.',
    ar: 'اسحب الوحدة من مقبضها، أو استخدم الأسهم في صفها.',
  },
})
