import { texts } from '@countinghouse/kernel/text'

/** Setting up an authenticator app. */
export const text = texts({
  scan: {
    en: 'Scan this picture with an authenticator app, such as the one that your phone brings along.',
    ar: 'امسح هذه الصورة بتطبيق مصادقة، مثل التطبيق الموجود في هاتفك.',
  },
  picture: { en: 'Picture for the authenticator app', ar: 'صورة لتطبيق المصادقة' },
  typeInstead: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  copied: { en: 'Copied.', ar: 'نُسخ.' },
  openApp: { en: 'Open an app on this device', ar: 'فتح تطبيق على هذا الجهاز' },
  code: { en: 'Code that the app shows', ar: 'الرمز الذي يعرضه التطبيق' },
  codeHint: { en: 'Six digits; they change every 30 seconds.', ar: 'ستة أرقام تتغير كل 30 ثانية.' },
  codeMissing: { en: 'Enter the six digits.', ar: 'أدخل الأرقام الستة.' },
  confirm: { en: 'Turn on', ar: 'تفعيل' },
  confirming: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  loading: { en: 'Making a key…', ar: 'جارٍ إنشاء مفتاح…' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesPurpose: {
    en: 'Each lets you in once when the phone is away. Keep them where you keep your papers: they are shown this once.',
    ar: 'يتيح كل رمز الدخول مرة واحدة إن لم يكن الهاتف معك. احفظها مع أوراقك المهمة، فهي تُعرض هذه المرة فقط.',
  },
  copyCodes: { en: 'Copy', ar: 'نسخ' },
  saveCodes: { en: 'Save as a file', ar: 'حفظ كملف' },
  printCodes: { en: 'Print', ar: 'طباعة' },
  fileName: { en: 'recovery-codes.txt', ar: 'رموز-الاسترداد.txt' },
  leaveCodesTitle: { en: 'Close without keeping the codes?', ar: 'أتغلق دون حفظ الرموز؟' },
  leaveCodesBody: {
    en: 'They are not shown again. Without them nobody gets in when the phone is away.',
    ar: 'لن تُعرض مرة أخرى. وبدونها لا يمكن الدخول إن لم يكن الهاتف معك.',
  },
  leaveCodes: { en: 'Close all the same', ar: 'أغلق على أي حال' },
  done: { en: 'I have kept them', ar: 'حفظتها' },
})
