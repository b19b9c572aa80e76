import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Type what a store needs and hand it in. The store that has the goods approves, picks and sends them.',
    ar: 'اكتب ما يحتاجه المتجر وقدّمه. المتجر الذي لديه البضاعة يوافق ويجهّز ويرسل.',
  },
  help_ask: { en: 'Ask for goods', ar: 'طلب بضاعة' },
  help_ask_1: {
    en: 'Create a transfer; choose the store that has the goods and the one that needs them.',
    ar: 'أنشئ تحويلًا واختر المتجر الذي لديه البضاعة والمتجر الذي يحتاجها.',
  },
  help_ask_2: {
    en: 'Scan the products, paste them from a sheet, or add lines.',
    ar: 'امسح المنتجات أو ألصقها من جدول أو أضف سطورًا.',
  },
  help_ask_3: {
    en: 'Fill from suggestion adds what the store runs low on, as far as the other one may spare it.',
    ar: 'تضيف التعبئة من الاقتراح ما أوشك المتجر على نفاده بقدر ما يمكن للمتجر الآخر التخلي عنه.',
  },
  help_ask_4: {
    en: 'Hand it in. Until it is approved you can take it back and change it.',
    ar: 'قدّمه. يمكنك استرجاعه وتغييره إلى أن تتم الموافقة عليه.',
  },
})
