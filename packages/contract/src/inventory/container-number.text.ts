import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  find: { en: 'Check a container number', ar: 'تحقق من رقم حاوية' },
  find_hint: {
    en: 'Enter the number; press Enter to search the list.',
    ar: 'أدخل الرقم واضغط Enter للبحث في القائمة.',
  },
  number_right: { en: 'The check digit is valid.', ar: 'رقم التحقق صحيح.' },
  number_wrong: {
    en: 'The check digit should be {digit}. Check the number.',
    ar: 'يجب أن يكون رقم التحقق {digit}. راجع الرقم.',
  },
  number_form: {
    en: 'A container number is four letters and seven digits, such as MSKU1234565.',
    ar: 'رقم الحاوية أربعة أحرف لاتينية وسبعة أرقام مثل ⁦MSKU1234565⁩.',
  },
})
