import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Kits, bundles, prepacks and pre-orders: one code for several components. Stock depends on the components.',
    ar: 'الأطقم والباقات والعبوات والطلبات المسبقة: رمز واحد لعدة مكونات. يعتمد المخزون على المكونات.',
  },
  help_begin: { en: 'Create a kit', ar: 'إنشاء طقم' },
  help_begin_1: {
    en: 'Choose New virtual product and enter its type, code and name.',
    ar: 'اختر «منتج افتراضي جديد» وأدخل النوع والرمز والاسم.',
  },
  help_begin_2: {
    en: 'On the Bill of materials tab, scan or enter the components and choose the pricing.',
    ar: 'في تبويب «قائمة المكونات» امسح المكونات أو أدخلها واختر التسعير.',
  },
  help_begin_3: {
    en: 'Check the Price breakdown tab, then choose Activate.',
    ar: 'راجع تبويب «تفصيل السعر» ثم اختر «تفعيل».',
  },
})
