import { texts } from '@countinghouse/kernel/text'

/** Proving again who one is, and what a session may not do meanwhile. Source: shell-and-access.md 2.5. */
export const text = texts({
  only_reads: {
    en: 'You are looking through somebody else’s eyes and cannot change anything.',
    ar: 'أنت تعرض النظام بعيني شخص آخر ولا يمكنك تغيير أي شيء.',
  },
  stepUpTitle: { en: 'Confirm that it is you', ar: 'أكّد هويتك' },
  stepUpPassword: {
    en: 'What you are about to do is sensitive. Enter your password to go on; nothing you entered is lost.',
    ar: 'ما ستقوم به حسّاس. أدخل كلمة المرور للمتابعة، ولن يضيع أي شيء أدخلته.',
  },
  stepUpCode: {
    en: 'What you are about to do is sensitive. Enter a code of your authenticator app, or a recovery code; nothing you entered is lost.',
    ar: 'ما ستقوم به حسّاس. أدخل رمزًا من تطبيق المصادقة أو رمز استرداد، ولن يضيع أي شيء أدخلته.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Code', ar: 'الرمز' },
  confirm: { en: 'Go on', ar: 'متابعة' },
  busy: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  passwordWrong: { en: 'This password is not right.', ar: 'كلمة المرور هذه غير صحيحة.' },
})
