import { texts } from '@countinghouse/kernel/text'

/** The side of a country of origin that tells the duty of one HS code. */
export const text = texts({
  title: { en: 'Try an HS code', ar: 'تجربة رمز' },
  hsCode: { en: 'HS code', ar: 'رمز النظام المنسق' },
  hsCode_help: { en: '2 to 10 digits, with or without dots.', ar: 'من رقمين إلى عشرة أرقام، بنقاط أو دونها.' },
  byLine: {
    en: 'The duty is {rate}, by the line that begins {hsPrefix}.',
    ar: 'الرسوم {rate}، وفق السطر الذي يبدأ بـ {hsPrefix}.',
  },
  otherwise: {
    en: 'No line holds for it. The duty is otherwise {rate}.',
    ar: 'لا ينطبق عليه أي سطر. الرسوم فيما عدا ذلك {rate}.',
  },
  unknown: {
    en: 'No line holds for it, and there is no duty otherwise. Add a line, or say what holds otherwise.',
    ar: 'لا ينطبق عليه أي سطر، ولا رسوم فيما عدا ذلك. أضف سطرًا أو حدّد الرسوم فيما عدا ذلك.',
  },
})
