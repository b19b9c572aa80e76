import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  find: { en: 'Check a container number', ar: 'تحقق من رقم حاوية' },
  find_hint: {
    en: 'Type it; Enter looks for it in the list.',
    ar: 'اكتبه واضغط Enter للبحث عنه في القائمة.',
  },
  number_right: { en: 'The check digit is right.', ar: 'رقم التحقق صحيح.' },
  number_wrong: {
    en: 'The last digit would be {digit}. Read the number again.',
    ar: 'آخر رقم يجب أن يكون {digit}. أعد قراءة الرقم.',
  },
  number_form: {
    en: 'A box number is four letters and seven digits, such as MSKU1234565.',
    ar: 'رقم الحاوية أربعة أحرف لاتينية وسبعة أرقام مثل ⁦MSKU1234565⁩.',
  },
})
