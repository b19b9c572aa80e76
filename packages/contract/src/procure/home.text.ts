import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Procurement', ar: 'المشتريات' },
  purpose: {
    en: 'Products, prices, suppliers and purchasing.',
    ar: 'المنتجات والأسعار والموردون والمشتريات.',
  },
  empty: {
    en: 'You have no permission for any page in Procurement. Ask your administrator.',
    ar: 'ليست لديك صلاحية لأي صفحة في المشتريات. اسأل المسؤول.',
  },
})
