import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every variant with something wrong is named before anything is printed, and nothing is left out without your word.',
    ar: 'كل صنف فيه مشكلة يُذكر قبل الطباعة، ولا يُستبعد شيء دون علمك.',
  },
  help_print: { en: 'Print labels', ar: 'طباعة الملصقات' },
  help_print_1: {
    en: 'Scan each item, or type its barcode, SKU or style code and press Enter. The same code again adds one more label.',
    ar: 'امسح كل سلعة، أو اكتب الباركود أو رمز الصنف أو الموديل واضغط Enter. تكرار الرمز يضيف ملصقًا آخر.',
  },
  help_print_2: {
    en: 'Choose the layout. On a sheet of which labels are used up, say where to start.',
    ar: 'اختر التصميم. وإن كانت بعض ملصقات الورقة مستعملة فحدد موضع البدء.',
  },
  help_print_3: {
    en: 'Look at the preview and press Save as PDF. Print it at 100 %, without fitting it to the page.',
    ar: 'راجع المعاينة واضغط «حفظ PDF». اطبعه بحجم 100٪ دون ملاءمة الصفحة.',
  },
})
