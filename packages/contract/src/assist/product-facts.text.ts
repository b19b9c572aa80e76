import { texts } from '@countinghouse/kernel/text'

/** Labels of facts and parts of texts, in both languages of every text. */
export const text = texts({
  brand: { en: 'Brand', ar: 'العلامة' },
  category: { en: 'Category', ar: 'الفئة' },
  season: { en: 'Season', ar: 'الموسم' },
  origin: { en: 'Origin', ar: 'المنشأ' },
  material: { en: 'Material', ar: 'المادة' },
  colors: { en: 'Colours', ar: 'الألوان' },
  sizes: { en: 'Sizes', ar: 'المقاسات' },
  care: { en: 'Care', ar: 'العناية' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  byBrand: { en: '{name} by {brand}', ar: '{name} من {brand}' },
  fact: { en: '{label}: {value}', ar: '{label}: {value}' },
  sentence: { en: '{head}.', ar: '{head}.' },
})
