import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Procurement', ar: 'المشتريات' },
  purpose: {
    en: 'What you buy and sell: products, the brands and seasons they belong to, and the people who supply them.',
    ar: 'ما تشتريه وتبيعه: المنتجات والعلامات والمواسم التي تنتمي إليها، ومن يورّدها.',
  },
  empty: {
    en: 'There is nothing here that you may open. Ask your administrator.',
    ar: 'لا يوجد هنا ما يمكنك فتحه. اسأل المسؤول.',
  },
})
