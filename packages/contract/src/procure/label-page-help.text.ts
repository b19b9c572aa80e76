import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Variants with problems are listed before printing. None is left out unless you choose so.',
    ar: 'تُذكر الأصناف التي فيها مشكلات قبل الطباعة، ولا يُستبعد أي منها إلا باختيارك.',
  },
  help_print: { en: 'Print labels', ar: 'طباعة الملصقات' },
  help_print_1: {
    en: 'Scan each product, or type a barcode, SKU or style code and press Enter. Repeat a code to add another label.',
    ar: 'امسح كل منتج، أو اكتب الباركود أو رمز الصنف أو الموديل واضغط Enter. كرر الرمز لإضافة ملصق آخر.',
  },
  help_print_2: {
    en: 'Select the layout. On a partly used sheet, enter the first free label under Start at label.',
    ar: 'اختر التصميم. في ورقة مستعملة جزئيًا أدخل أول ملصق متاح في «البدء من الملصق».',
  },
  help_print_3: {
    en: 'Check the preview and choose Save as PDF. Print at 100 % without fitting to the page.',
    ar: 'راجع المعاينة واضغط «حفظ PDF». اطبعه بحجم 100٪ دون ملاءمة الصفحة.',
  },
})
