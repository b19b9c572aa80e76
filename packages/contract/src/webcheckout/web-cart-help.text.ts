import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Carts that web shops report. An abandoned cart is mailed once to customers who agreed to emails.',
    ar: 'السلال التي تبلغ عنها المتاجر. تُرسل رسالة واحدة عن السلة المتروكة إلى من وافق من العملاء على الرسائل.',
  },
  help_find: { en: 'Find abandoned carts', ar: 'العثور على السلال المتروكة' },
  help_find_1: { en: 'Filter by status Abandoned.', ar: 'رشّح حسب الحالة «متروكة».' },
  help_find_2: {
    en: 'A cart becomes Recovered when it is ordered afterwards.',
    ar: 'تصبح السلة «مستعادة» إذا طُلبت بعد ذلك.',
  },
})
