import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  skuPattern: { en: 'SKU pattern', ar: 'نمط رمز الصنف' },
  skuPattern_help: {
    en: "'<style>', '<colour>' and '<size>' are replaced by their codes. Missing parts are omitted with their hyphen.",
    ar: "تحل الرموز محل '<style>' و'<colour>' و'<size>'. وتُحذف الأجزاء غير الموجودة مع شرطتها.",
  },
  barcodePrefix: { en: 'Internal barcode prefix', ar: 'بادئة الباركود الداخلي' },
  barcodePrefix_help: {
    en: 'Prefix of generated barcodes, from 20 to 29. Existing barcodes do not change.',
    ar: 'بادئة الباركودات المولّدة، من 20 إلى 29. لا تتغير الباركودات الموجودة.',
  },
  isBarcodeRequired: { en: 'Barcode required for activation', ar: 'الباركود إلزامي للتفعيل' },
  isBarcodeRequired_help: {
    en: 'A product can be activated only when each variant has a barcode.',
    ar: 'لا يُفعَّل المنتج إلا إذا كان لكل صنف من أصنافه باركود.',
  },
})
