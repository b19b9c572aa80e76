import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  skuPattern: { en: 'SKU of new variants', ar: 'رمز الأصناف الجديدة' },
  skuPattern_help: {
    en: "'<style>', '<colour>' and '<size>' stand for their codes. What a variant does not have is left out with its dash.",
    ar: "تحل '<style>' و'<colour>' و'<size>' محل رموزها. ما ليس للصنف يُحذف مع شرطته.",
  },
  barcodePrefix: { en: 'Prefix of own barcodes', ar: 'بادئة الباركود الداخلي' },
  barcodePrefix_help: {
    en: 'Barcodes that are generated begin with it, from 20 to 29. Those there are stay as they are.',
    ar: 'تبدأ بها الباركودات المولّدة، من 20 إلى 29. يبقى الموجود منها كما هو.',
  },
  isBarcodeRequired: { en: 'Barcode before a product is active', ar: 'باركود قبل تفعيل المنتج' },
  isBarcodeRequired_help: {
    en: 'A product becomes active only when each of its variants has a barcode.',
    ar: 'لا يُفعَّل المنتج إلا إذا كان لكل صنف من أصنافه باركود.',
  },
})
