import { texts } from '@countinghouse/kernel/text'

/** The side of a country of origin that tells the duty of one HS code. */
export const text = texts({
  title: { en: 'Check an HS code', ar: 'التحقق من رمز النظام المنسق' },
  hsCode: { en: 'HS code', ar: 'رمز النظام المنسق' },
  hsCode_help: { en: '2 to 10 digits, with or without dots.', ar: 'من رقمين إلى عشرة أرقام، بنقاط أو دونها.' },
  byLine: {
    en: 'The duty is {rate}, from the line starting with {hsPrefix}.',
    ar: 'الرسوم {rate}، من السطر الذي يبدأ بـ {hsPrefix}.',
  },
  otherwise: {
    en: 'No line applies. The default duty of {rate} is charged.',
    ar: 'لا ينطبق أي سطر. تُطبق الرسوم الافتراضية {rate}.',
  },
  unknown: {
    en: 'No line applies and no default duty is set. Add a line, or enter the default duty.',
    ar: 'لا ينطبق أي سطر ولا رسوم افتراضية. أضف سطرًا أو أدخل الرسوم الافتراضية.',
  },
})
