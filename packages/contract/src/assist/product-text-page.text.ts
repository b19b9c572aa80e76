import { texts } from '@countinghouse/kernel/text'

/** Apart, for the link of a product to its texts. */
export const text = texts({ title: { en: 'Product texts', ar: 'نصوص المنتجات' } })
