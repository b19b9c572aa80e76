import { texts } from '@countinghouse/kernel/text'

/** What is wrong with the tax number of a customer. */
export const text = texts({
  form_GB: {
    en: 'A VAT number of the United Kingdom has 9 digits, or 12 for a branch. Check the number.',
    ar: 'الرقم الضريبي في المملكة المتحدة 9 أرقام، أو 12 رقمًا للفرع. تحقق من الرقم.',
  },
  form_DE: {
    en: 'A German VAT number is DE and 9 digits. Check the number.',
    ar: 'الرقم الضريبي الألماني هو DE ثم 9 أرقام. تحقق من الرقم.',
  },
  form_AE: {
    en: 'A tax registration number of the Emirates has 15 digits and starts with 100. Check the number.',
    ar: 'رقم التسجيل الضريبي في الإمارات 15 رقمًا ويبدأ بـ 100. تحقق من الرقم.',
  },
  check_digits: {
    en: 'The check digits of this VAT number do not match. Check the number for a typing error.',
    ar: 'أرقام التحقق في هذا الرقم الضريبي غير متطابقة. تحقق من خطأ في الكتابة.',
  },
})
