import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A quote offers prices until a date. Accepted, it becomes a draft sales order with the same prices.',
    ar: 'يعرض عرض السعر أسعارًا حتى تاريخ معين. وعند قبوله يصبح مسودة أمر بيع بالأسعار نفسها.',
  },
  help_quote: { en: 'Offer prices', ar: 'عرض أسعار' },
  help_quote_1: {
    en: 'Create a quote with customer, store and lines, and print it or send it by email from the print menu.',
    ar: 'أنشئ عرضًا بالعميل والمتجر والسطور واطبعه أو أرسله بالبريد من قائمة الطباعة.',
  },
  help_quote_2: {
    en: 'Choose Mark as sent, and Accept or Mark as lost when the customer answers.',
    ar: 'اختر «تسجيل الإرسال» ثم «قبول» أو «تسجيل عدم القبول» عند رد العميل.',
  },
  help_quote_3: {
    en: 'A customer who takes the goods at once: open the tab Till and choose Sell at the till. The register has the lines at the prices of the quote.',
    ar: 'إن أخذ العميل البضاعة فورًا فافتح علامة «الصندوق» واختر «البيع في الصندوق». تظهر السطور بأسعار العرض.',
  },
  help_prices: { en: 'Explain a price', ar: 'تفسير السعر' },
  help_prices_1: {
    en: 'Open the tab Prices and choose “Why …?” of a line to see which rule made its price.',
    ar: 'افتح تبويب «الأسعار» واختر «لماذا …؟» لأحد السطور لترى القاعدة التي حددت سعره.',
  },
})
