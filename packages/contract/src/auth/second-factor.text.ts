import { texts } from '@countinghouse/kernel/text'

/** Setting up an authenticator app. */
export const text = texts({
  scan: { en: 'Scan this QR code with an authenticator app.', ar: 'امسح رمز QR هذا بتطبيق مصادقة.' },
  picture: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  typeInstead: { en: 'Or enter this key in the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  copied: { en: 'Copied.', ar: 'نُسخ.' },
  openApp: { en: 'Open an app on this device', ar: 'فتح تطبيق على هذا الجهاز' },
  code: { en: 'Code from the app', ar: 'الرمز الذي يعرضه التطبيق' },
  codeHint: { en: 'Six digits that change every 30 seconds.', ar: 'ستة أرقام تتغير كل 30 ثانية.' },
  codeMissing: { en: 'Enter the six digits.', ar: 'أدخل الأرقام الستة.' },
  confirm: { en: 'Turn on', ar: 'تفعيل' },
  confirming: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  loading: { en: 'Creating key…', ar: 'جارٍ إنشاء مفتاح…' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesPurpose: {
    en: 'Each code signs you in once without your phone. Store them safely: they are shown only once.',
    ar: 'يتيح كل رمز الدخول مرة واحدة دون هاتفك. احفظها في مكان آمن، فهي تُعرض مرة واحدة فقط.',
  },
  copyCodes: { en: 'Copy', ar: 'نسخ' },
  saveCodes: { en: 'Save as a file', ar: 'حفظ كملف' },
  printCodes: { en: 'Print', ar: 'طباعة' },
  fileName: { en: 'recovery-codes.txt', ar: 'رموز-الاسترداد.txt' },
  leaveCodesTitle: { en: 'Close without saving the codes?', ar: 'أتغلق دون حفظ الرموز؟' },
  leaveCodesBody: {
    en: 'They are not shown again. Without them you cannot sign in if you lose your phone.',
    ar: 'لن تُعرض مرة أخرى. وبدونها لا يمكنك الدخول إذا فقدت هاتفك.',
  },
  leaveCodes: { en: 'Close anyway', ar: 'أغلق على أي حال' },
  done: { en: 'I have saved the codes', ar: 'حفظتها' },
})
