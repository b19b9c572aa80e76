import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Open a move to see its complete posting and source document. Search the newest moves by SKU, product or document number.',
    ar: 'افتح حركة لترى ترحيلها الكامل ومستندها المصدر. ابحث في أحدث الحركات برمز الصنف أو المنتج أو رقم المستند.',
  },
})
