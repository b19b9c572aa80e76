import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Names, icons and order of the modules in the menu, and the modules of each company.',
    ar: 'أسماء الوحدات وأيقوناتها وترتيبها في القائمة، ووحدات كل شركة.',
  },
  help_switch: { en: 'Turn a module off for your company', ar: 'تعطيل وحدة في شركتك' },
  help_switch_1: { en: 'Open “Companies”.', ar: 'افتح «الشركات».' },
  help_switch_2: {
    en: 'Choose the status of the module, turn it on or off or set dates, and save. The change applies to all users immediately.',
    ar: 'اختر حالة الوحدة، ثم فعّلها أو عطّلها أو حدّد تواريخها واحفظ. يسري التغيير على جميع المستخدمين فورًا.',
  },
  help_order: { en: 'Change the order of the menu', ar: 'تغيير ترتيب القائمة' },
  help_order_1: {
    en: 'Drag a module by its handle, or use the arrows in its row.',
    ar: 'اسحب الوحدة من مقبضها، أو استخدم الأسهم في صفها.',
  },
})
