import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A segment is a rule. Who is in it is calculated from the customer and the purchases up to now, whenever it is needed.',
    ar: 'الشريحة قاعدة. يُحسب من فيها من بيانات العميل ومشترياته حتى الآن كلما احتيج إليها.',
  },
  help_use: { en: 'Use a segment', ar: 'استخدام شريحة' },
  help_use_1: {
    en: 'Enter the conditions, save, and open Customers of the segment to count, list and export them.',
    ar: 'أدخل الشروط واحفظ، ثم افتح «عملاء الشريحة» لعدّهم وعرضهم وتصديرهم.',
  },
  help_use_2: {
    en: 'Choose the segment in a promotion: at the register it applies once a customer of the segment is chosen.',
    ar: 'اختر الشريحة في عرض: يُطبق في شاشة البيع بعد اختيار عميل من الشريحة.',
  },
})
