import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A season profile tells replenishment in which months products sell more or less. Without a profile every month is the same.',
    ar: 'يُبيّن منحنى الموسمية لإعادة التزويد الأشهر التي تزيد فيها مبيعات المنتجات أو تقل. وبلا منحنى تتساوى الأشهر.',
  },
  help_scope: { en: 'Which profile applies', ar: 'أي منحنى يُطبق' },
  help_scope_1: {
    en: 'A profile of the product comes first, then one of its category, then one of the category above, then one for all products.',
    ar: 'منحنى المنتج أولًا، ثم منحنى فئته، ثم منحنى الفئة الأعلى، ثم المنحنى العام.',
  },
  help_scope_2: {
    en: 'Of two profiles of the same product or category, the one of the store applies.',
    ar: 'ومن منحنيين للمنتج أو الفئة نفسها يُطبق منحنى المتجر.',
  },
  help_effect: { en: 'What it changes', ar: 'ما الذي يتغير' },
  help_effect_1: {
    en: 'Sales of past days are divided by the factor of their month, and expected demand is multiplied by the factors of the coming days.',
    ar: 'تُقسم مبيعات الأيام الماضية على معامل شهرها، ويُضرب الطلب المتوقع في معاملات الأيام القادمة.',
  },
  help_effect_2: {
    en: 'Run replenishment, then open a suggestion to view the factors that apply to it.',
    ar: 'شغّل إعادة التزويد ثم افتح اقتراحًا لعرض المعاملات المطبقة عليه.',
  },
})
