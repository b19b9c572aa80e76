import { texts } from '@countinghouse/kernel/text'

/** What is wrong with the tax number of a customer. */
export const text = texts({
  form_GB: {
    en: 'A United Kingdom VAT number has 9 digits, or 12 for a branch. Check the number.',
    ar: 'يتكون الرقم الضريبي في المملكة المتحدة من 9 أرقام، أو 12 رقمًا للفرع. تحقق من الرقم.',
  },
  form_DE: {
    en: 'A German VAT number has 9 digits after DE. Check the number.',
    ar: 'يتكون الرقم الضريبي الألماني من 9 أرقام بعد DE. تحقق من الرقم.',
  },
  form_AE: {
    en: 'A UAE tax registration number has 15 digits and starts with 100. Check the number.',
    ar: 'يتكون رقم التسجيل الضريبي في الإمارات من 15 رقمًا ويبدأ بـ 100. تحقق من الرقم.',
  },
  check_digits: {
    en: 'The check digits of this VAT number do not match. Check the number for a typing error.',
    ar: 'أرقام التحقق في هذا الرقم الضريبي غير متطابقة. تحقق من خطأ في الكتابة.',
  },
})
