import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Kits, bundles, prepacks and pre-orders: what is sold under one code and made of other items. Its stock is what its components allow.',
    ar: 'الأطقم والحزم والعبوات المجمّعة والطلبات المسبقة: ما يُباع برمز واحد ويتكون من أصناف أخرى. ومخزونه ما تسمح به مكوناته.',
  },
  help_begin: { en: 'Put a kit together', ar: 'تركيب طقم' },
  help_begin_1: {
    en: 'Press New virtual product, choose its kind, and give it a code and a name.',
    ar: 'اضغط «منتج افتراضي جديد» واختر نوعه وأدخل الرمز والاسم.',
  },
  help_begin_2: {
    en: 'On the side Recipe scan or type its components, and say how its price comes about.',
    ar: 'في جانب «المكونات» امسح المكونات أو اكتبها، وحدد كيف يُحسب السعر.',
  },
  help_begin_3: {
    en: 'Look at the side Price of parts, which splits it over the components. Then activate it.',
    ar: 'راجع جانب «سعر المكونات» الذي يوزّعه على المكونات، ثم فعّله.',
  },
})
