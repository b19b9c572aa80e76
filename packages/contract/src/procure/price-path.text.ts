import { texts } from '@countinghouse/kernel/text'

/** Steps of the calculation of a price. */
export const text = texts({
  result: { en: 'Price', ar: 'السعر' },
  withTax: { en: 'Tax included', ar: 'شاملًا الضريبة' },
  withoutTax: { en: 'Tax excluded', ar: 'دون الضريبة' },
  source_store_variant: {
    en: 'Variant price in this store, {list}',
    ar: 'سعر الصنف في هذا المتجر، {list}',
  },
  source_store_product: {
    en: 'Product price in this store, {list}',
    ar: 'سعر المنتج في هذا المتجر، {list}',
  },
  source_variant: { en: 'Variant price, {list}', ar: 'سعر الصنف، {list}' },
  source_product: { en: 'Product price, {list}', ar: 'سعر المنتج، {list}' },
  step_surcharge: { en: 'Surcharge for size and colour', ar: 'زيادة المقاس واللون' },
  step_adjust: { en: 'Change by {rate}, {list}', ar: 'تغيير بنسبة {rate}، {list}' },
  step_ending: { en: 'Price ending .{ending}, {list}', ar: 'نهاية السعر ‎.{ending}، {list}' },
})
