import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Open a move to see all that was posted with it and the document it came from. The search looks for SKU, product and the number of the document among the newest moves.',
    ar: 'افتح حركة لترى كل ما رُحّل معها والمستند الذي جاءت منه. يبحث البحث عن رمز الصنف والمنتج ورقم المستند بين أحدث الحركات.',
  },
})
